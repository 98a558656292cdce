import {
  type AdminProduct,
  adminProductListSchema,
  adminProductSchema,
  type ProductList,
  productListSchema,
  productSchema,
} from '@zaino/contracts/catalogue';
import { undeclaredHandlers } from '@zaino/service/controller-routes';
import * as z from 'zod/mini';
import { startTestService, type TestService } from '../testing/test-service';

/** What no public answer may have, wherever it stands in it. */
const hiddenFields = Object.keys(adminProductSchema.shape).filter(
  (field) => !(field in productSchema.shape),
);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = Array.isArray(value) ? [] : entries.map(([field]) => field);
  return [...own, ...entries.flatMap(([, inner]) => fieldsIn(inner))];
}

describe('reading the catalogue', () => {
  let service: TestService;
  const made: Record<string, AdminProduct> = {};
  const idOf = (name: string) => made[name]?.id ?? '';

  beforeAll(async () => {
    service = await startTestService();
    const secret = { fornitore: 'Segretissimo', fornitoreProductId: 'codice-segreto' };
    const inputs = {
      quaderno: { nome: 'Quaderno a righe', categoria: 'Quaderni', prezzoOriginale: 1.6 },
      quadernone: {
        nome: 'Quadernone ad anelli',
        categoria: 'Quaderni',
        prezzoOriginale: 4,
        sconto: 50,
        valutazione: 4.5,
        numeroRecensioni: 10,
        tags: ['nuovo'],
        descrizione: 'Caffè & <b>tè</b>',
      },
      zaino: {
        nome: 'Zaino blu',
        categoria: 'Zaini',
        prezzoOriginale: 40,
        valutazione: 3.5,
        urlAliexpress: 'https://www.example.com/zaino?a=1&b=2',
      },
      esaurito: {
        nome: 'Zaino rosso',
        categoria: 'Zaini',
        prezzoOriginale: 30,
        pezzi_disponibili: 0,
      },
      fermo: { nome: 'Astuccio', categoria: 'Astucci', prezzoOriginale: 8, inVendita: false },
      inattivo: { nome: 'Mappamondo', categoria: 'Geografia', prezzoOriginale: 20, active: false },
    };
    for (const [name, input] of Object.entries(inputs)) {
      made[name] = await service.product({ ...secret, ...input });
    }
  });
  afterAll(() => service.stop());

  async function list(query: string): Promise<ProductList> {
    const { status, body } = await service.call<ProductList>({ path: `/api/getproducts${query}` });
    expect(status).toBe(200);
    expect(z.strictObject(productListSchema.shape).parse(body)).toEqual(body);
    return body;
  }
  const namesOf = async (query: string) =>
    (await list(query)).products.map(({ id }) =>
      Object.keys(made).find((name) => made[name]?.id === id),
    );

  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app as never)).toEqual([]);
  });

  it.each([
    ['', ['fermo', 'esaurito', 'zaino', 'quadernone', 'quaderno']],
    ['?limit=2', ['fermo', 'esaurito']],
    ['?search=quaderni', ['quadernone', 'quaderno']],
    ['?search=quardeno', ['quadernone', 'quaderno']],
    ['?search=&categoria=&minPrezzo=&maxPrezzo=&minValutazione=&ordine=&limit=', 5],
    ['?categoria=Zaini', ['esaurito', 'zaino']],
    ['?categoria=zaini', ['esaurito', 'zaino']],
    ['?categoria=Zaini&categoria=Astucci', ['fermo', 'esaurito', 'zaino']],
    ['?categoria=Geografia', []],
    ['?categoria=Nessuna', []],
    ['?minPrezzo=37.5', ['esaurito', 'zaino']],
    ['?minPrezzo=37,5', ['esaurito', 'zaino']],
    ['?maxPrezzo=2.50', ['quadernone', 'quaderno']],
    ['?minPrezzo=2.5&maxPrezzo=2,5', ['quadernone']],
    ['?minPrezzo=50&maxPrezzo=10', []],
    ['?minValutazione=3.5', ['zaino', 'quadernone']],
    ['?minValutazione=4', ['quadernone']],
    ['?soloDisponibili=true', ['zaino', 'quadernone', 'quaderno']],
    ['?soloDisponibili=1', ['zaino', 'quadernone', 'quaderno']],
    ['?soloDisponibili=false', 5],
    ['?active=true', 5],
    ['?ordine=novita', ['fermo', 'esaurito', 'zaino', 'quadernone', 'quaderno']],
    ['?ordine=prezzo-crescente', ['quaderno', 'quadernone', 'fermo', 'esaurito', 'zaino']],
    ['?ordine=prezzo-decrescente', ['zaino', 'esaurito', 'fermo', 'quadernone', 'quaderno']],
    ['?ordine=valutazione&limit=2', ['quadernone', 'zaino']],
    ['?ordine=rilevanza', 5],
    ['?search=zaino&ordine=prezzo-crescente', ['esaurito', 'zaino']],
    ['?search=zaino', ['zaino', 'esaurito']],
    ['?search=zaino&soloDisponibili=true&maxPrezzo=100&categoria=Zaini', ['zaino']],
    ['?sconosciuto=1', 5],
  ])('answers %s', async (query, expected) => {
    const names = await namesOf(query);
    if (typeof expected === 'number') expect(names).toHaveLength(expected);
    else if (!query.includes('qua')) expect(names).toEqual(expected);
    else expect(names.sort()).toEqual([...expected].sort());
  });

  it('says how many there are, what the filters would give, and what was searched for', async () => {
    expect(await list('?limit=1&maxPrezzo=40')).toMatchObject({
      total: 4,
      corretto: null,
      facets: {
        categorie: [
          { nome: 'Astucci', prodotti: 1 },
          { nome: 'Quaderni', prodotti: 2 },
          { nome: 'Zaini', prodotti: 1 },
        ],
        prezzo: { min: 2, max: 50 },
        valutazioni: [
          { min: 4, prodotti: 1 },
          { min: 3, prodotti: 1 },
          { min: 2, prodotti: 1 },
          { min: 1, prodotti: 1 },
        ],
        disponibili: 2,
      },
    });
    expect((await list('?search=quardeno')).corretto).toBe('quaderno');
    expect((await list('?search=xyzzyq')).facets.prezzo).toBeNull();
  });

  it.each(['novita', 'prezzo-crescente', 'prezzo-decrescente', 'valutazione', 'rilevanza'])(
    'walks through all pages by %s',
    async (ordine) => {
      const all = (await list(`?ordine=${ordine}&limit=100`)).products.map(({ id }) => id);
      const walked: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await list(`?ordine=${ordine}&limit=2&cursor=${next}`);
        walked.push(...page.products.map(({ id }) => id));
        ({ next } = page);
      }
      expect(walked).toEqual(all);
    },
  );

  it('refuses a cursor that is not of this list', async () => {
    const { next } = await list('?limit=1&ordine=valutazione');
    for (const query of [
      `?ordine=novita&cursor=${next ?? ''}`,
      `?ordine=valutazione&categoria=Zaini&cursor=${next ?? ''}`,
      `?ordine=valutazione&cursor=${next ?? ''}A`,
      `?ordine=valutazione&cursor=B${(next ?? '').slice(1)}`,
      '?cursor=1',
      '?cursor=..%2F',
    ]) {
      const { status, body } = await service.call({ path: `/api/getproducts${query}` });
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, 'invalid-input', 'cursor']);
    }
    expect((await list(`?limit=100&ordine=valutazione&cursor=${next ?? ''}`)).total).toBe(5);
  });

  it('gives one product, with every field of the contract', async () => {
    const path = `/api/getproduct/${idOf('quadernone')}`;
    const { body } = await service.call<{ product: AdminProduct }>({ path });
    expect(z.strictObject(productSchema.shape).parse(body.product)).toMatchObject({
      id: idOf('quadernone'),
      nome: 'Quadernone ad anelli',
      categoria: 'Quaderni',
      descrizione: 'Caffè & <b>tè</b>',
      sconto: 50,
      prezzoVendita: 5,
      prezzoScontato: 2.5,
      prezzoMinimo30Giorni: 2.5,
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
    const path = `/api/getproduct/${idOf('inattivo')}`;
    const { status, body } = await service.call({ path });
    expect([status, body.code, body.detail]).toEqual([404, 'not-found', 'Prodotto non trovato']);
    const seen = await service.adminCall<{ product: AdminProduct }>({ path });
    expect(z.strictObject(adminProductSchema.shape).parse(seen.body.product)).toEqual(
      made['inattivo'],
    );
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
    expect((await list('?search=segretissimo')).total).toBe(0);
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
      const parsed = z.strictObject(adminProductListSchema.shape).parse(body);
      expect(parsed.products.map(({ id }) => id).sort()).toEqual(
        Object.values(made)
          .map(({ id }) => id)
          .sort(),
      );
      expect(parsed.products.find(({ id }) => id === idOf('zaino'))).toEqual(made['zaino']);
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

  it('sends lists compressed, with the same content', async () => {
    const plain = await service.call({
      path: '/api/getproducts',
      headers: { 'accept-encoding': 'identity' },
    });
    for (const encoding of ['br', 'gzip']) {
      const packed = await service.call({
        path: '/api/getproducts',
        headers: { 'accept-encoding': encoding },
      });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.body).toEqual(plain.body);
    }
  });
});
