import type { ProductList } from '@zaino/contracts/catalogue';
import { startTestService, type TestService } from '../testing/test-service';

describe('questions to the catalogue that make no sense', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.product({ nome: 'Quaderno a righe' });
    await service.product({ nome: 'Zaino blu' });
  });
  afterAll(() => service.stop());

  async function list(query: string): Promise<ProductList> {
    const { status, body } = await service.call<ProductList>({ path: `/api/getproducts${query}` });
    expect(status).toBe(200);
    return body;
  }

  const long = 'a'.repeat(5_000);
  it.each([
    ['limit=0'],
    ['limit=101'],
    ['limit=1e9'],
    ['limit=-1'],
    ['limit=molti'],
    ['limit=1&limit=2'],
    ['minPrezzo=NaN'],
    ['minPrezzo=-1'],
    ['minPrezzo=1e3'],
    ['maxPrezzo=Infinity'],
    ['maxPrezzo=99999999999'],
    ['minValutazione=6'],
    ['ordine=a-caso'],
    ['soloDisponibili=forse'],
    ['active=forse'],
    [`search=${long}`],
    [`categoria=${long}`],
    ['categoria=a&'.repeat(51)],
    [`cursor=${long}`],
    ['search=a&search=b'],
  ])('refuses %.40s', async (query) => {
    const { status, body, headers } = await service.call({ path: `/api/getproducts?${query}` });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([status, body.status]).toEqual([400, 400]);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:/);
  });

  it.each([
    ["' OR 1=1 --"],
    ["'; DROP TABLE product; --"],
    ['%'],
    ['(x+)+$'],
    ['[\\'],
    ['\u0000'],
    ['%00'],
    ['<script>alert(1)</script>'],
    ['{"$gt":""}'],
    ['☃ 𝒜 𝕏'],
    ['../../etc/passwd'],
    ['__proto__'],
  ])('takes %j for a search like any other', async (search) => {
    const { total } = await list(`?search=${encodeURIComponent(search)}`);
    expect(total).toBe(0);
    expect((await list(`?categoria=${encodeURIComponent(`x${search}`)}`)).total).toBe(0);
  });

  it('takes bytes that are no UTF-8 for text', async () => {
    expect((await list('?search=%FF%C0%80zaino')).total).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['P-9999', 404],
    ['P-4294967299', 404],
    ['P-9999999999', 404],
    ['P-00001', 404],
    ['P-0000', 400],
    ['1', 400],
    ['P-1', 400],
    ['p-0001', 400],
    ['P-0001%20OR%201', 400],
    ['%00', 400],
  ])('answers for the id %s with %i', async (id, expected) => {
    const { status, body } = await service.call({ path: `/api/getproduct/${id}` });
    expect([status, body.code]).toEqual([
      expected,
      expected === 404 ? 'not-found' : 'invalid-input',
    ]);
  });
});
