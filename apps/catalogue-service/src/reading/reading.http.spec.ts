import {
  type AdminProduct,
  adminProductSchema,
  productDetailSchema,
  productSafetySchema,
  type ProductList,
  productSchema,
} from '@zaino/contracts/catalogue';
import { startTestService, type TestService } from '../testing/test-service';
import { makeSamples } from './testing/sample-products';

/** What no public answer may have, wherever it stands in it. */
const hiddenFields = Object.keys(adminProductSchema.shape).filter(
  (field) => !(field in productSchema.shape || field in productSafetySchema.shape),
);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = Array.isArray(value) ? [] : entries.map(([field]) => field);
  return [...own, ...entries.flatMap(([, inner]) => fieldsIn(inner))];
}

describe('what everybody reads of the catalogue, and what an admin', () => {
  let service: TestService;
  let made: Awaited<ReturnType<typeof makeSamples>>;
  beforeAll(async () => {
    service = await startTestService();
    made = await makeSamples(service);
  });
  afterAll(() => service.stop());

  it('gives one product, with every field of the contract', async () => {
    const path = `/api/getproduct/${made.quadernone.id}`;
    const { body } = await service.call<{ product: AdminProduct }>({ path });
    expect(Object.keys(body.product).sort()).toEqual(Object.keys(productDetailSchema.shape).sort());
    expect(body.product).toMatchObject({
      id: made.quadernone.id,
      nome: 'Quadernone ad anelli',
      categoria: 'Quaderni',
      descrizione: 'Caffè & <b>tè</b>',
      sconto: 50,
      prezzoVendita: 5,
      prezzoScontato: 2.5,
      // Reduced since it is there: nothing is announced.
      prezzoMinimo30Giorni: null,
      valutazione: 4.5,
      numeroRecensioni: 10,
      tags: ['nuovo'],
      active: true,
      disponibile: true,
      pezzi_disponibili: 999,
      pezzi_singolo_acquisto: 1,
    });
    expect(Object.keys(body)).toEqual(['product']);
  });

  it('has inactive products for nobody but an admin', async () => {
    const path = `/api/getproduct/${made.inattivo.id}`;
    const { status, body } = await service.call({ path });
    expect([status, body.code, body.detail]).toEqual([404, 'not-found', 'Prodotto non trovato']);
    const seen = await service.adminCall<{ product: AdminProduct }>({ path });
    expect(seen.body.product).toMatchObject(made.inattivo);
  });

  it('never has in a public answer what only admins see', async () => {
    const paths = [
      '/api/getproducts?limit=100',
      '/api/getproducts?search=quaderno',
      '/api/getcategories',
      '/api/getproducts?search=segretissimo',
      '/api/getproducts?search=codice-segreto',
      ...Object.values(made).map(({ id }) => `/api/getproduct/${id}`),
    ];
    const customer = await service.signIn('customer');
    for (const path of paths) {
      for (const headers of [{}, customer, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
        const { body } = await service.call<unknown>({ path, headers });
        expect(fieldsIn(body).filter((field) => hiddenFields.includes(field))).toEqual([]);
        expect(JSON.stringify(body)).not.toMatch(/segret/i);
      }
    }
    const search = '/api/getproducts?search=segretissimo';
    expect((await service.call<ProductList>({ path: search })).body.total).toBe(0);
  });

  describe('with active=false', () => {
    const path = '/api/getproducts?active=false';

    it('asks for an admin', async () => {
      const customer = await service.signIn('customer');
      for (const headers of [{}, customer, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
        const { status, body } = await service.call({ path, headers });
        expect([status, body.code]).toEqual([401, 'unauthenticated']);
      }
    });

    it('has inactive products and all fields, and is kept by nobody', async () => {
      const { body, headers } = await service.adminCall<ProductList>({ path });
      expect(body.products.map(({ id }) => id).sort()).toEqual(
        Object.values(made)
          .map(({ id }) => id)
          .sort(),
      );
      expect(body.products.find(({ id }) => id === made.zaino.id)).toEqual(made.zaino);
      expect(headers.get('cache-control')).toBe('private, no-store');
    });

    it('filters, searches, counts and pages as for everybody', async () => {
      const ask = async (query: string) =>
        (await service.adminCall<ProductList>({ path: `${path}${query}` })).body;
      expect((await ask('&search=mappamondi')).total).toBe(1);
      expect((await ask('&categoria=Geografia')).facets.categorie).toHaveLength(4);
      const first = await ask('&limit=4');
      const second = await ask(`&limit=4&cursor=${first.next ?? ''}`);
      const ids = [...first.products, ...second.products].map(({ id }) => id);
      expect([new Set(ids).size, first.total, second.next]).toEqual([6, 6, null]);
    });
  });

  it('lists the categories with active products, in the order of the alphabet', async () => {
    const { body } = await service.call<{ categories: string[] }>({ path: '/api/getcategories' });
    expect(body).toEqual({ categories: ['Astucci', 'Quaderni', 'Zaini'] });
    const all = await service.adminCall<{ categories: { id: string; nome: string }[] }>({
      path: '/api/getcategories',
    });
    expect(all.body.categories.map(({ nome }) => nome)).toEqual([
      'Astucci',
      'Geografia',
      'Quaderni',
      'Zaini',
    ]);
    expect(all.body.categories.every(({ id }) => /^\d+$/.test(id))).toBe(true);
    expect(all.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['/api/getproducts', '/api/getcategories', '/api/getproduct/P-0001'])(
    'answers %s with 304 where the client has it already',
    async (path) => {
      const first = await service.call({ path, headers: { 'accept-encoding': 'identity' } });
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await service.call({ path, headers: { 'if-none-match': etag } });
      expect([again.status, again.body]).toEqual([304, '']);
    },
  );
});
