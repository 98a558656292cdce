import {
  type AdminProduct,
  type PricePoint,
  type PricesOfProduct,
  type ProductRow,
} from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';

interface Page {
  products: ProductRow[];
  total: number;
  next: string | null;
}

let service: TestService;
let calls: SaveCalls;
/** Those that are left. */
let made: AdminProduct[];
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
  const all: AdminProduct[] = [];
  for (let n = 0; n < 7; n++) {
    all.push(await service.product({ nome: `Prodotto ${n}`, active: n % 2 === 0 }));
  }
  const path = `/api/admin/products/${all[2]?.id ?? ''}?versione=1`;
  await service.adminCall({ method: 'DELETE', path });
  made = all.filter((_, index) => index !== 2);
});
afterAll(() => service.stop());

const get = <Body>(path: string) => service.adminCall<Body>({ path: `/api/${path}` });
const idsOf = ({ products }: Page) => products.map(({ id }) => id);

/** How the database finds what a call asks it for, by a part of the only such statement. */
async function planOf(part: string, call: () => Promise<unknown>) {
  const { logger } = service.app.get(DataSource, { strict: false });
  const queries = jest.spyOn(logger, 'logQuery');
  await call();
  const asked = queries.mock.calls.filter(([query]) => query.includes(part));
  queries.mockRestore();
  expect(asked).toHaveLength(1);
  const [query, parameters] = asked[0] ?? [];
  return service.database.query<{ key: string; type: string; Extra: string }[]>(
    `EXPLAIN ${query ?? ''}`,
    parameters,
  );
}

describe('GET /api/admin/products', () => {
  it('has light rows of all products, inactive ones too, in the order of their ids', async () => {
    const { status, body } = await get<Page>('admin/products');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(made.map(({ id }) => id));
    expect([body.total, body.next]).toEqual([6, null]);
    expect(body.products[1]).toEqual({
      id: made[1]?.id,
      nome: 'Prodotto 1',
      descrizione: '',
      categoria: 'Quaderni',
      prezzoOriginale: 2,
      margine: 25,
      sconto: 0,
      prezzoVendita: 2.5,
      prezzoScontato: 2.5,
      pezzi_disponibili: 999,
      pezzi_singolo_acquisto: 1,
      inVendita: true,
      disponibile: false,
      active: false,
      produttore: '',
      marcaturaCe: 'da-verificare',
      versione: 1,
      updatedAt: made[1]?.updatedAt,
    });
  });

  it.each([1, 2, 5, 6, 7])('gives all of them by pages of %d, each once', async (limit) => {
    const ids: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 10; pages++) {
      const { body } = await get<Page>(`admin/products?limit=${limit}${cursor}`);
      expect(body.products.length).toBeLessThanOrEqual(limit);
      expect(body.total).toBe(6);
      ids.push(...idsOf(body));
      if (body.next === null) break;
      cursor = `&cursor=${encodeURIComponent(body.next)}`;
    }
    expect(ids).toEqual(made.map(({ id }) => id));
  });

  it('reads a page as one range of the primary key', async () => {
    const plan = await planOf('USE INDEX', () => get('admin/products?limit=2&cursor=3.6'));
    expect(plan).toHaveLength(1);
    expect(plan[0]).toMatchObject({ key: 'PRIMARY', type: 'range', Extra: 'Using where' });
  });

  it.each(['limit=0', 'limit=2001', 'limit=x', 'limit=1.5', 'cursor=x', 'cursor=1', 'cursor=-1.2'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await get(`admin/products?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
    },
  );
});

describe('GET /api/admin/products/counts', () => {
  it('counts all, active ones, and active ones that nobody can buy', async () => {
    const before = (await get('admin/products/counts')).body;
    expect(before).toEqual({ totali: 6, attivi: 3, nonDisponibili: 0 });
    await service.product({ pezzi_disponibili: 1, pezzi_singolo_acquisto: 2 });
    await service.product({ inVendita: false });
    await service.product({ active: false, pezzi_disponibili: 0 });
    const after = (await get('admin/products/counts')).body;
    expect(after).toEqual({ totali: 9, attivi: 5, nonDisponibili: 2 });
  });

  it('reads an index alone, not the products', async () => {
    const [plan] = await planOf('AS available', () => get('admin/products/counts'));
    expect(plan?.key).toBe('ix_product_state');
    expect(plan?.Extra).toContain('Using index');
  });
});

describe('GET /api/getfornitori', () => {
  it('names the suppliers in the order of the alphabet', async () => {
    for (const fornitore of ['Zeta', 'àncora', 'Beta']) await service.product({ fornitore });
    const { status, body } = await get<{ fornitori: { id: string; nome: string }[] }>(
      'getfornitori',
    );
    expect(status).toBe(200);
    const names = ['àncora', 'Beta', 'Cartiera di prova', 'Zeta'];
    expect(body.fornitori.map(({ nome }) => nome)).toEqual(names);
    for (const { id } of body.fornitori) expect(id).toMatch(/^\d+$/);
  });
});

describe('GET /api/admin/products/:id/prices', () => {
  const pricesOf = async ({ id }: { id: string }) =>
    (await get<{ prezzi: PricePoint[] }>(`admin/products/${id}/prices`)).body.prezzi;

  it('begins with the first price and has each change of one', async () => {
    const product = await service.product({ prezzoOriginale: 4 });
    service.advance(DAY_MS);
    const named = await calls.edit(product, { nome: 'Altro', prezzoOriginale: 4 });
    service.advance(DAY_MS);
    const dear = await calls.edit(named.body.product, { prezzoOriginale: 8 });
    service.advance(DAY_MS);
    const reduced = await calls.edit(dear.body.product, { prezzoOriginale: 8, sconto: 10 });
    service.advance(DAY_MS);
    await calls.edit(reduced.body.product, { prezzoOriginale: 8, active: false });
    expect(await pricesOf(product)).toEqual([
      { dal: product.createdAt, prezzoVendita: 5, prezzoScontato: 5 },
      { dal: dear.body.product.updatedAt, prezzoVendita: 10, prezzoScontato: 10 },
      { dal: reduced.body.product.updatedAt, prezzoVendita: 10, prezzoScontato: 9 },
    ]);
  });

  it('does not know a product that is not there', async () => {
    for (const id of ['P-999999', 'P-4294967296']) {
      expect((await get(`admin/products/${id}/prices`)).status).toBe(404);
    }
    expect((await get('admin/products/999/prices')).status).toBe(400);
  });
});

describe('POST /api/admin/products/prices', () => {
  const pricesOf = async (products: string[]) =>
    service.adminCall<{ prodotti: PricesOfProduct[] }>({
      method: 'POST',
      path: '/api/admin/products/prices',
      body: { products },
    });

  it('has what a reduction begun by now, or one that begins now, has to hold against', async () => {
    const steady = await service.product({ prezzoOriginale: 8 });
    const reduced = await service.product({ prezzoOriginale: 8 });
    service.advance(31 * DAY_MS);
    await calls.edit(reduced, { prezzoOriginale: 8, sconto: 20 });
    const draft = await service.product({ prezzoOriginale: 8, active: false });
    const { status, body } = await pricesOf([steady.id, reduced.id, draft.id, 'P-999999']);
    expect(status).toBe(200);
    const plain = { prezzoScontato: 10, prezzoMinimo30Giorni: null };
    expect(body.prodotti).toEqual([
      { id: steady.id, ...plain, prezzoMinimoRecente: 10 },
      { id: reduced.id, prezzoScontato: 8, prezzoMinimo30Giorni: 10, prezzoMinimoRecente: 8 },
      { id: draft.id, ...plain, prezzoMinimoRecente: null },
    ]);
  });

  it('is for admins, and asks for products', async () => {
    expect((await pricesOf([])).status).toBe(400);
    const call = { method: 'POST', path: '/api/admin/products/prices' };
    expect((await service.call({ ...call, body: { products: ['P-0001'] } })).status).toBe(401);
  });
});
