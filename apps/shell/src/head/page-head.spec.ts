import type { RouteHandle } from '@zaino/web/lazy-route';
import { addressOf, foundAt, headOf, measuredPage } from './page-head';

const url = new URL('https://zaino.example/scuola/CR1?classe=2');
const match = (handle: RouteHandle | undefined, loaderData: unknown = null) => ({
  handle,
  params: { code: 'CR1' },
  loaderData,
});

describe('headOf', () => {
  it.each([
    ['no page at all', [], { title: 'Zaino', canonical: '/scuola/CR1' }],
    ['a page that says nothing', [match(undefined)], { title: 'Zaino', canonical: '/scuola/CR1' }],
    [
      'a page with a title only',
      [match({ title: 'Carrello' })],
      { title: 'Carrello | Zaino', canonical: '/scuola/CR1' },
    ],
    [
      'the deepest of several pages',
      [
        match({ title: 'Sopra', meta: { noindex: true } }),
        match({ title: 'Sotto' }),
        match(undefined),
      ],
      { title: 'Sotto | Zaino', canonical: '/scuola/CR1' },
    ],
    [
      'a page that makes all from its data, its address and its parameters',
      [
        match(
          {
            title: (data) => (data as { nome: string }).nome,
            meta: (data, place) => ({
              description: (data as { nome: string }).nome,
              canonical: `/a${place.url.search}&code=${place.params.code}`,
            }),
          },
          { nome: 'Liceo' },
        ),
      ],
      { title: 'Liceo | Zaino', description: 'Liceo', canonical: '/a?classe=2&code=CR1' },
    ],
    [
      'a page that is not there',
      [match({ title: 'Pagina non trovata', status: 404 })],
      { title: 'Pagina non trovata | Zaino', noindex: true },
    ],
  ] as const)('of %s', (_case, matches, expected) => {
    expect(headOf([...matches], url)).toMatchObject(expected);
  });

  it('has a description of its own where the page has none', () => {
    expect(headOf([match({ title: 'Carrello' })], url).description).toMatch(/libri di testo/);
  });

  it('gives null to a page whose data could not be had', () => {
    const meta = jest.fn(() => ({}));
    headOf([{ ...match({ title: 'Scuola', meta }), loaderData: undefined }], url);
    expect(meta).toHaveBeenCalledWith(null, { url, params: { code: 'CR1' } });
  });

  it.each<[string, RouteHandle]>([
    ['title', { title: fail }],
    ['meta', { title: 'Scuola', meta: fail }],
  ])('survives a %s that throws, out of search engines', (_part, handle) => {
    expect(headOf([match(handle)], url)).toMatchObject({
      title: 'Zaino',
      noindex: true,
      failure: new Error('no such field'),
    });
  });
});

function fail(): never {
  throw new Error('no such field');
}

describe('foundAt', () => {
  const mainSite = 'https://zaino.example';
  const at = new URL('https://aurora.zaino.example//x/y?classe=2');
  const layout = { ...match(undefined), handle: { shopFront: { name: 'Aurora', mainSite } } };

  it('is the main site’s address for what stands there too', () => {
    expect(foundAt([layout, match({ title: 'Scuola' })], at).href).toBe(
      `${mainSite}//x/y?classe=2`,
    );
  });

  it('is the bookshop’s own for what stands nowhere else, and everywhere else the page’s', () => {
    expect(foundAt([layout, match({ title: 'Aurora', isOfFront: true })], at)).toBe(at);
    expect(foundAt([match({ title: 'Scuola' })], at)).toBe(at);
  });

  it('tells a page whose address it stands at', () => {
    const title = jest.fn().mockReturnValue('Aurora');
    headOf([layout, match({ title })], url);
    expect(title).toHaveBeenCalledWith(null, {
      url,
      params: { code: 'CR1' },
      shopFront: { name: 'Aurora', mainSite },
    });
  });
});

describe('addressOf', () => {
  it.each([
    ['/', 'https://zaino.example/'],
    ['/scuola/CR1?classe=2&sezione=B', 'https://zaino.example/scuola/CR1?classe=2&sezione=B'],
    ['/scuola/CR1?sezione=*', 'https://zaino.example/scuola/CR1?sezione=*'],
    ['/scuola/a b', 'https://zaino.example/scuola/a%20b'],
    ['//elsewhere.example/x', 'https://zaino.example//elsewhere.example/x'],
    ['https://images.example/a.png', 'https://images.example/a.png'],
  ])('%s is %s', (path, address) => {
    expect(addressOf(path, 'https://zaino.example')).toBe(address);
  });
});

describe('what analytics are told of a page', () => {
  const ofOrder = (data: unknown) => (data === null ? 'Ordine' : 'Ordine 12 di Anna');
  const told = (handle: RouteHandle | undefined) => {
    const matches = [match(handle, {})];
    return measuredPage(matches, headOf(matches, url), url);
  };

  it.each([
    ['one that everybody may find', { title: () => 'Liceo' }, 'Liceo | Zaino', '/scuola/CR1'],
    [
      'one that nobody may find',
      { title: ofOrder, meta: { noindex: true } },
      'Ordine | Zaino',
      '/scuola/CR1',
    ],
    [
      'one that is not there',
      { title: 'Pagina non trovata', status: 404 },
      'Pagina non trovata | Zaino',
      '/:id',
    ],
    ['one that says nothing', undefined, 'Zaino', '/scuola/CR1'],
  ] as [string, RouteHandle | undefined, string, string][])(
    'of %s',
    (...[, handle, title, path]) => {
      expect(told(handle)).toEqual({ title, path });
    },
  );
});
