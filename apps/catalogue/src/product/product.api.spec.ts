import type { LoaderFunctionArgs } from '@zaino/web/router';
import { makeProduct, makeReview, makeSummary } from '../testing/factories';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';
import { loadProduct, type ProductData } from './product.api';
import { webAddress } from './web-address';

/** The page's data with its status, or where it leads to. */
async function load(id: string, query = ''): Promise<Partial<Loaded>> {
  const request = new Request(`http://127.0.0.1:4200/products/${id}${query}`);
  const answer = await loadProduct({ request, params: { id } } as unknown as LoaderFunctionArgs);
  if (answer instanceof Response) return { redirect: answer.headers.get('location') };
  return { status: answer.init?.status, ...answer.data };
}

interface Loaded extends ProductData {
  status: number | undefined;
  redirect: string | null;
}

const reviewed = makeProduct({ recensioni: { media: 4.5, numero: 2 } });

afterEach(() => jest.restoreAllMocks());

describe('loadProduct', () => {
  it('gives the product, however its id is written', async () => {
    fakeCatalogue();
    expect(await load('p-0412')).toMatchObject({
      status: 200,
      product: { nome: 'Zaino Sentiero 28 litri', isNew: true },
    });
  });

  it('has its safety, and is kept by nobody where that could not be read', async () => {
    const sicurezza = { produttore: null, avvertenze: 'Punta affilata.', marcaturaCe: 'presente' };
    fakeCatalogue({ product: () => Response.json({ product: { ...makeProduct(), sicurezza } }) });
    expect(await load('P-0412')).toMatchObject({ status: 200, product: { sicurezza } });
    fakeCatalogue({ product: () => ({ product: makeProduct({ sicurezza: null }) }) });
    expect(await load('P-0412')).toMatchObject({ status: 503, product: { sicurezza: null } });
  });

  it('takes of an admin’s answer only what everybody may see', async () => {
    const secrets = { prezzoOriginale: 1, margine: 25, fornitore: 'aliexpress', versione: 3 };
    fakeCatalogue({
      product: () => Response.json({ product: { ...makeProduct(), ...secrets } }),
    });
    const { product } = await load('P-0412');
    expect(Object.keys(product ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/prezzoOriginale|margine|fornitore|versione/)]),
    );
  });

  it('asks for no reviews of a product that has none', async () => {
    const reviews = jest.fn(() => ({ reviews: [], summary: makeSummary() }));
    fakeCatalogue({ ...calls, reviews });
    expect(await load('P-0412', '?recensioni=2')).toMatchObject({ status: 200, reviews: null });
    expect(reviews).not.toHaveBeenCalled();
  });

  it.each([
    ['', 1],
    ['?recensioni=2', 2],
    ['?recensioni=0', 1],
    ['?recensioni=x', 1],
    ['?recensioni=10001', 1],
  ])('asks at %s for page %d of the reviews that there are', async (query, page) => {
    const found = { reviews: [makeReview()], summary: makeSummary() };
    const reviews = jest.fn(() => found);
    fakeCatalogue({ ...calls, product: () => ({ product: reviewed }), reviews });
    expect(await load('P-0412', query)).toMatchObject({ status: 200, reviews: { page, found } });
    expect(reviews).toHaveBeenCalledWith({ page }, { id: 'P-0412' });
  });

  it('leads to the first page of reviews where there is none so far', async () => {
    const reviews = () => ({ reviews: [], summary: makeSummary() });
    fakeCatalogue({ ...calls, product: () => ({ product: reviewed }), reviews });
    expect(await load('P-0412', '?recensioni=9')).toEqual({
      redirect: '/products/P-0412#recensioni',
    });
  });

  it('shows the product where its reviews cannot be had, on a page that nobody keeps', async () => {
    fakeCatalogue({ product: () => ({ product: reviewed }) });
    expect(await load('P-0412')).toMatchObject({
      status: 503,
      product: { nome: 'Zaino Sentiero 28 litri' },
      failure: null,
      reviews: { found: null, failure: { kind: 'unavailable' } },
    });
  });

  it.each([
    ['there is no such product', 404, calls],
    [
      'it is no id',
      404,
      { product: () => Response.json({ code: 'invalid-input' }, { status: 400 }) },
    ],
    ['nobody could say', 503, {}],
  ])('has status where %s: %d', async (_case, status, handlers) => {
    fakeCatalogue(handlers);
    expect(await load('P-9999')).toMatchObject({ status, product: null });
  });
});

describe('webAddress', () => {
  it.each([
    ['https://fornitore.example/a?b=c', 'https://fornitore.example/a?b=c'],
    ['http://fornitore.example', 'http://fornitore.example/'],
    ['javascript:alert(1)', null],
    [' JAVASCRIPT:alert(1)', null],
    ['data:text/html,x', null],
    ['//fornitore.example', null],
    ['', null],
  ])('lets %s be %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});
