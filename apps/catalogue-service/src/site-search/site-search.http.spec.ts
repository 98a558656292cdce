import type { AdminProduct, ProductSearchAnswer } from '@zaino/contracts/catalogue';
import { makeSamples } from '../reading/testing/sample-products';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let made: Record<string, AdminProduct>;
beforeAll(async () => {
  service = await startTestService();
  made = await makeSamples(service);
});
afterAll(() => service.stop());

async function find(q: string, limit = 4): Promise<ProductSearchAnswer> {
  const path = `/api/search/products?q=${encodeURIComponent(q)}&limit=${limit}`;
  const { status, body } = await service.call<ProductSearchAnswer>({ path });
  expect(status).toBe(200);
  return body;
}

describe('the one search among products', () => {
  it('finds products with what a suggestion shows of them, those that can be bought first', async () => {
    const { products } = await find('zaino');
    expect(products).toMatchObject({ fit: 'exact', total: 2 });
    expect(products.results.map(({ id }) => id)).toEqual([made.zaino?.id, made.esaurito?.id]);
    expect(products.results[0]).toMatchObject({
      name: made.zaino?.nome,
      category: made.zaino?.categoria,
      price: made.zaino?.prezzoScontato,
      isAvailable: true,
    });
    expect(products.results[1]?.isAvailable).toBe(false);
  });

  it('answers at most as many as asked for, and how many there are', async () => {
    const { products } = await find('zaino', 1);
    expect([products.results.length, products.total]).toEqual([1, 2]);
  });

  it('takes a word that nothing has for a typing error, and says so', async () => {
    expect((await find('quardeno')).products.fit).toBe('close');
    expect((await find('zaino impermeabilissimo')).products.fit).toBe('partial');
    expect((await find('xyzzy')).products).toEqual({ fit: null, total: 0, results: [] });
  });

  it('finds categories by their names, with errors, and none by half of the words', async () => {
    expect((await find('zaini')).categories).toMatchObject({ fit: 'exact', results: ['Zaini'] });
    expect((await find('quaderno')).categories.results).toEqual(['Quaderni']);
    expect((await find('zaini rossi')).categories.results).toEqual([]);
  });

  it('never names what is not shown', async () => {
    expect((await find('segretissimo')).products.total).toBe(0);
    expect(JSON.stringify(await find('inattivo'))).not.toContain(made.inattivo?.id ?? 'none');
  });

  it.each(['q=', '', `q=${'a'.repeat(201)}`, 'q=a&limit=25'])('refuses %j', async (query) => {
    expect((await service.call({ path: `/api/search/products?${query}` })).status).toBe(400);
  });
});
