/** @jest-environment node */
import { authEndpoints } from '@zaino/contracts/identity';
import { makeSession } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import type { PagePlace } from '@zaino/web/lazy-route';
import { makeShopFront } from '../testing/shop-front';
import { PagesOnServer } from './pages-on-server';

const ada = makeSession();
const me = answer(authEndpoints.me, () => ({ ...ada, tenant: null }));
const provider = answer(authEndpoints.provider, () => ({
  kind: 'password' as const,
  startPath: null,
  name: null,
}));

const shell = { version: 'v', base: '/releases/shell/v/', integrity: {} };
const pages = new PagesOnServer({ shell, remotes: [] }, {});

function render(path: string, cookie = 'zaino_session=abc') {
  const url = `https://shop.example${path}`;
  const headers = { ...(cookie !== '' && { cookie }) };
  return pages.render({ url, headers, timeLimitMs: 5000 }, { onDraw: () => undefined });
}

const layoutOf = ({ data }: { data: string }) =>
  (JSON.parse(data) as { loaderData: { layout: unknown } }).loaderData.layout;

describe('the shell’s pages on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are for nobody without a session’s cookie: the same for everybody', async () => {
    const asked = fakeNetwork(me);
    const page = await render('/', '');
    expect(layoutOf(page)).toBeNull();
    expect(page.html).toContain('Registrati');
    expect(asked.mock.calls.map(([url]) => url)).toEqual([
      'https://shop.example/api/getcategories',
    ]);
  });

  it('say who they are for, and bring it along', async () => {
    fakeNetwork(me);
    const page = await render('/');
    expect(layoutOf(page)).toEqual(ada);
    expect(page.html).toContain(ada.user.email);
    expect(page.html).not.toContain('Registrati');
  });

  it('go on for everybody where nobody can say who they are for', async () => {
    fakeNetwork(answer(authEndpoints.me, () => refusal(503, 'unavailable')));
    const page = await render('/');
    expect(page.status).toBe(200);
    expect(page.failures).toEqual([]);
    expect(layoutOf(page)).toBe('unknown');
  });

  describe('of the admin area', () => {
    const remote = {
      name: 'admin',
      mounts: ['/admin'],
      version: 'v',
      base: '/releases/admin/v/',
      entry: 'entry.js',
      integrity: {},
      guarded: true as const,
    };
    const gate = { path: '/admin/*', Component: () => 'Verifica accesso...' };
    const releases = { shell, remotes: [remote] };
    const withAdmins = new PagesOnServer(releases, { admin: { routes: [gate] } });
    const at = (path: string, shop?: string) =>
      withAdmins.render(
        {
          url: `https://admin.shop.example${path}`,
          headers: {},
          timeLimitMs: 5000,
          ...(shop && { shop }),
        },
        { onDraw: () => undefined },
      );
    const shop = 'https://shop.example';

    it('stand in the shop’s layout, and need no more than what everybody may have', async () => {
      const { html, head, chunks } = await at('/admin/products');
      expect(html).toContain('Verifica accesso...');
      expect(html).toContain('Registrati');
      expect(head).not.toContain('name="shop"');
      expect(chunks).toEqual([{ app: 'admin', chunk: 'login' }]);
    });

    it('stand in a slim bar at an origin of their own, which is told to the browser', async () => {
      const { html, head } = await at('/admin/products', shop);
      expect(html).toContain(`href="${shop}"`);
      expect(html).toContain('Torna al sito');
      expect(html).not.toMatch(/Registrati|Carrello|<footer/);
      expect(head).toContain(`<meta name="shop" content="${shop}">`);
    });

    it('lead to the shop with all else', async () => {
      const { status, location } = await at('/products/P-0001?a=1', shop);
      expect([status, location]).toEqual([302, `${shop}/products/P-0001?a=1`]);
    });

    it('have the bar when nothing else can be drawn', async () => {
      const page = await new PagesOnServer(releases, {}).render(
        { url: 'https://admin.shop.example/admin', headers: {}, timeLimitMs: 5000, shop },
        { onDraw: () => undefined },
      );
      expect([page.status, page.data]).toEqual([200, '']);
      expect(page.html).toContain('Torna al sito');
      expect(page.head).toContain(`<meta name="shop" content="${shop}">`);
    });
  });

  describe('at a bookshop’s own address', () => {
    const front = {
      index: true,
      Component: () => 'La nostra vetrina',
      handle: {
        title: (_data: unknown, place: PagePlace) => place.shopFront?.name ?? '',
        meta: { canonical: '/' },
        isOfFront: true,
      },
    };
    const remote = {
      name: 'bookshops',
      mounts: ['/librerie'],
      frontMounts: ['/'],
      version: 'v',
      base: '/releases/bookshops/v/',
      entry: 'entry.js',
      integrity: {},
    };
    const list = { path: '/librerie', Component: () => 'Tutte le librerie' };
    const releases = { shell, remotes: [remote] };
    const withFronts = new PagesOnServer(releases, { bookshops: { routes: [front, list] } });
    const shopFront = makeShopFront();
    const at = (path: string, more: object = { shopFront }) =>
      withFronts.render(
        {
          url: ('shopFront' in more ? shopFront.url : shopFront.mainSite) + path,
          headers: {},
          timeLimitMs: 5000,
          ...more,
        },
        { onDraw: () => undefined },
      );

    beforeEach(() => fakeNetwork());

    it('begin with its front, which search engines find there', async () => {
      const { status, html, head, chunks } = await at('/');
      expect(status).toBe(200);
      expect(html).toContain('La nostra vetrina');
      expect(html).not.toContain('La lista della tua classe');
      expect(head).toContain('<title>Libreria La Pagina | Zaino</title>');
      expect(head).toContain('<link rel="canonical" href="https://la-pagina.shop.example/">');
      expect(chunks).toEqual([{ app: 'bookshops', chunk: 'routes' }]);
    });

    it('say whose it is on each, and that the main site’s is the page to find', async () => {
      for (const path of ['/librerie', '/faq', '/nowhere']) {
        const { html, head } = await at(path);
        expect(html).toContain('Libreria La Pagina');
        expect(html).toMatch(/Partita IVA (?:<!-- -->)?00000120196/);
        expect(html).toContain('href="https://shop.example"');
        expect(head).toContain(`<link rel="canonical" href="https://shop.example${path}">`);
        expect(head).toContain(`<meta property="og:url" content="https://shop.example${path}">`);
      }
    });

    it('leave the main site its home, and have no front there', async () => {
      const { html, head } = await at('/', {});
      expect(html).toContain('La lista della tua classe');
      expect(html).not.toMatch(/La nostra vetrina|Libreria La Pagina/);
      expect(head).toContain('<link rel="canonical" href="https://shop.example/">');
    });

    it('never show one’s for another, made at the same time', async () => {
      const other = makeShopFront({ name: 'Il Segnalibro', url: 'https://altra.shop.example' });
      const pages = await Promise.all([at('/'), at('/', { shopFront: other }), at('/librerie')]);
      const names = pages.map(({ html }) => /Il Segnalibro|Libreria La Pagina/g.exec(html)?.[0]);
      expect(names).toEqual(['Libreria La Pagina', 'Il Segnalibro', 'Libreria La Pagina']);
    });

    it('say whose it is when nothing else can be drawn', async () => {
      const page = await new PagesOnServer(releases, {}).render(
        { url: `${shopFront.url}/`, headers: {}, timeLimitMs: 5000, shopFront },
        { onDraw: () => undefined },
      );
      expect(page.data).toBe('');
      expect(page.html).toContain('Libreria La Pagina');
    });

    it('are told of by patterns of their own', () => {
      expect(withFronts.patterns).toContainEqual(
        expect.objectContaining({ app: 'bookshops', path: '/', isOfFront: true }),
      );
    });
  });

  it('name the chunk that they are in, known by the address alone', async () => {
    fakeNetwork(provider);
    expect((await render('/', '')).chunks).toEqual([]);
    const { chunks, head, status } = await render('/auth/login', '');
    expect(status).toBe(200);
    expect(chunks).toEqual([{ app: 'shell', chunk: 'login-page' }]);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(pages.patterns).toContainEqual({
      app: 'shell',
      path: '/auth/login',
      chunk: 'login-page',
      searchParams: { get: ['da', 'errore'], getAll: [] },
    });
  });

  it('tell what is known of them by the address alone', () => {
    const shown = { get: [], getAll: [] };
    const entrance = { app: 'shell', path: '/', searchParams: shown, isEntrance: true };
    expect(pages.patterns).toContainEqual(entrance);
    expect(pages.patterns).toContainEqual({ app: 'shell', path: '/*', searchParams: shown });
    // Who must sign in first comes back to the whole address.
    const dashboard = pages.patterns.find(({ path }) => path === '/dashboard');
    expect(dashboard).toEqual({ app: 'shell', path: '/dashboard', chunk: 'dashboard-page' });
  });

  it('of another release may declare anything', () => {
    const route = (path: string, searchParams: unknown) => ({ path, handle: { searchParams } });
    const routes = [
      route('/none', undefined),
      route('/text', 'search'),
      route('/number', { get: 5 }),
      route('/mixed', { get: ['a', 1] }),
      route('/right', { get: ['a'] }),
    ];
    const { patterns } = new PagesOnServer({ shell, remotes: [] }, { older: { routes } });
    const declared = patterns.filter(({ app }) => app === 'older').map((one) => one.searchParams);
    const nothing = Array<undefined>(4).fill(undefined);
    expect(declared).toEqual([...nothing, { get: ['a'], getAll: [] }]);
  });

  it.each(['/profile?scheda=2', '/dashboard'])(
    'send a guest from %s to the sign-in',
    async (path) => {
      fakeNetwork(answer(authEndpoints.me, () => null));
      const wayBack = `/auth/login?${new URLSearchParams({ da: path }).toString()}`;
      for (const cookie of ['', 'zaino_session=over']) {
        expect(await render(path, cookie)).toMatchObject({ status: 302, location: wayBack });
      }
    },
  );

  it('say that nobody can tell who is signed in, and send nobody round', async () => {
    fakeNetwork();
    const page = await render('/profile');
    expect(page.status).toBe(503);
    expect(page.location).toBeUndefined();
    expect(page.html).toContain('Verifica accesso...');
    expect(page.html).toContain('Servizio momentaneamente non disponibile');
    expect(page.html).toContain('Riprova');
  });

  it('lead on from the sign-in who is signed in, to a page of the shop alone', async () => {
    fakeNetwork(me, provider);
    expect(await render('/auth/login?da=%2Fcart%3Fa%3D1')).toMatchObject({
      status: 302,
      location: '/cart?a=1',
    });
    expect(await render('/auth/register?da=%2F%2Fevil.example')).toMatchObject({
      status: 302,
      location: '/',
    });
  });
});
