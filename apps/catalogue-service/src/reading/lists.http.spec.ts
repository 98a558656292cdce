import type { AdminProduct, ProductList } from '@zaino/contracts/catalogue';
import { startTestService, type TestService } from '../testing/test-service';
import { makeSamples } from './testing/sample-products';

describe('lists of products', () => {
  let service: TestService;
  let made: Record<string, AdminProduct>;
  beforeAll(async () => {
    service = await startTestService();
    made = await makeSamples(service);
  });
  afterAll(() => service.stop());

  async function list(query: string): Promise<ProductList> {
    const { status, body } = await service.call<ProductList>({ path: `/api/getproducts${query}` });
    expect(status).toBe(200);
    return body;
  }
  const namesOf = async (query: string) =>
    (await list(query)).products.map(({ id }) =>
      Object.keys(made).find((name) => made[name]?.id === id),
    );

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
