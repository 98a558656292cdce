import { serviceDown } from '@zaino/web/fake-service';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { makeList, makePlain, makeProduct } from '../testing/factories';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';
import { askProducts } from './ask-products';
import { loadProducts, type ProductsData } from './products.api';

/** The page's data with its status, or where it leads to. */
async function load(query: string) {
  const request = new Request(`http://127.0.0.1:4200/products${query}`);
  const args = { request, params: {} } as unknown as LoaderFunctionArgs;
  const answer = loadProducts(await askProducts(args));
  if (answer instanceof Response) return { redirect: answer.headers.get('location') };
  return { status: answer.init?.status, ...(answer.data satisfies ProductsData) };
}

const refusal = () => Response.json({ code: 'invalid-input' }, { status: 400 });

afterEach(() => jest.restoreAllMocks());

describe('loadProducts', () => {
  it('asks for fifty products, and with the filters in the address alone', async () => {
    const products = jest.fn(calls.products);
    fakeCatalogue({ ...calls, products });
    await load('');
    expect(products.mock.calls[0]?.[0]).toEqual({ limit: 50, categoria: [] });
    await load(
      '?search=penna&categoria=penne&minPrezzo=3,50&maxPrezzo=60&minValutazione=4&soloDisponibili=true&ordine=prezzo-crescente&cursor=a&cursor=b',
    );
    expect(products.mock.calls[1]?.[0]).toEqual({
      limit: 50,
      search: 'penna',
      categoria: ['penne'],
      minPrezzo: 3.5,
      maxPrezzo: 60,
      minValutazione: 4,
      soloDisponibili: true,
      ordine: 'prezzo-crescente',
      cursor: 'b',
    });
  });

  it('does not ask with what is no price', async () => {
    const products = jest.fn(calls.products);
    fakeCatalogue({ ...calls, products });
    expect(await load('?minPrezzo=poco')).toMatchObject({ filters: { minPrezzo: 'poco' } });
    expect(products.mock.calls[0]?.[0]).toEqual({ limit: 50, categoria: [] });
  });

  it('sends along only what a card shows', async () => {
    fakeCatalogue({ ...calls, products: () => makeList([makeProduct()]) });
    const { found } = (await load('')) as ProductsData;
    expect(found?.products).toEqual([
      {
        id: 'P-0412',
        nome: 'Zaino Sentiero 28 litri',
        categoria: 'zaini',
        immagini: makeProduct().immagini.slice(0, 1),
        prezzoVendita: 54.9,
        prezzoScontato: 43.92,
        prezzoMinimo30Giorni: 54.9,
        prezzoMinimoDal: null,
        disponibile: true,
        pezzi_disponibili: 40,
        pezzi_singolo_acquisto: 1,
        valutazione: 4.4,
        numeroRecensioni: 212,
        recensioni: null,
        isNew: true,
      },
    ]);
  });

  it.each([
    ['names', ['disegno', 'penne', 'zaini']],
    ['an admin’s pairs', ['disegno', 'penne', 'zaini'].map((nome) => ({ id: `c-${nome}`, nome }))],
  ])('counts the categories, given as %s', async (_case, categories) => {
    fakeCatalogue({
      ...calls,
      products: () => makeList([makePlain()]),
      categories: () => ({ categories }),
    });
    expect(await load('')).toMatchObject({
      categories: [
        { nome: 'disegno', count: 1 },
        { nome: 'penne', count: 0 },
        { nome: 'zaini', count: 0 },
      ],
    });
  });

  it('offers the categories that were found where the call for all of them fails', async () => {
    fakeCatalogue({ ...calls, products: () => makeList([makePlain()]), categories: serviceDown });
    expect(await load('')).toMatchObject({
      status: 200,
      categories: [{ nome: 'disegno', count: 1 }],
    });
  });

  it('is an empty list with status 503 where the list cannot be had', async () => {
    fakeCatalogue({ categories: calls.categories });
    expect(await load('?categoria=zaini')).toMatchObject({
      status: 503,
      filters: { categoria: 'zaini' },
      found: null,
      categories: [{ nome: 'disegno', count: null }, {}, {}, {}],
      failure: { kind: 'unavailable', requestId: 'r-1' },
    });
  });

  it('takes a refused list as one without products, not as a failure to retry', async () => {
    fakeCatalogue({ ...calls, products: refusal });
    expect(await load('?search=x')).toMatchObject({ status: 200, found: null, failure: null });
  });

  it('leads to the first page where a cursor is refused', async () => {
    fakeCatalogue({ ...calls, products: refusal });
    expect(await load('?search=x&cursor=old')).toEqual({ redirect: '/products?search=x' });
  });
});
