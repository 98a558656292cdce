import type { AdminProduct } from '@zaino/contracts/catalogue';
import type { Compliance } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { makeMaker } from '../makers/testing/maker-calls';
import { productNumberOf } from '../products/product-id';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const path = '/api/admin/compliance/products';

async function check() {
  const { status, body } = await service.adminCall<Compliance>({ path });
  expect(status).toBe(200);
  return body.checks.find((one) => one.check === 'lowest-prices');
}

async function saidOf({ id }: AdminProduct) {
  const { evidence = [] } = (await check()) ?? {};
  return evidence.filter((one) => one.id === id).map(({ state }) => state);
}

const reduce = async ({ id, versione }: AdminProduct, sconto: number) => {
  const call = { method: 'PATCH', path: `/api/admin/products/${id}`, body: { versione, sconto } };
  expect((await service.adminCall(call)).status).toBe(200);
};

describe('the lowest price of the 30 days before a reduction', () => {
  it('is fine where the reduction is announced beside it, and counted', async () => {
    const product = await service.product({ nome: 'Astuccio', prezzoOriginale: 10 });
    const before = await check();
    service.advance(40 * DAY_MS);
    await reduce(product, 10);
    expect(await saidOf(product)).toEqual([]);
    expect((await check())?.looked).toBe((before?.looked ?? 0) + 1);
  });

  it('is to be looked at where a product was reduced from its first day', async () => {
    expect(await saidOf(await service.product({ nome: 'Diario', sconto: 20 }))).toEqual(['look']);
    const hidden = await service.product({ nome: 'Penna', sconto: 20, active: false });
    expect(await saidOf(hidden)).toEqual([]);
  });

  it('is broken where somebody has changed a price past the log', async () => {
    const product = await service.product({ nome: 'Righello', prezzoOriginale: 10 });
    const sql = 'UPDATE product SET discounted_price_cents = 100 WHERE id = ?';
    await service.database.query(sql, [productNumberOf(product.id)]);
    expect(await saidOf(product)).toEqual(['broken']);
  });

  it('is no business of strangers', async () => {
    expect((await service.call({ path })).status).toBe(401);
  });
});

describe('the safety of a product', () => {
  const safetyOf = async ({ id }: AdminProduct) => {
    const { body } = await service.adminCall<Compliance>({ path });
    const one = body.checks.find(({ check: name }) => name === 'product-safety');
    return one?.evidence
      .filter((found) => found.id === id)
      .map(({ state, words }) => [state, words]);
  };

  it('is broken without a maker, and where nobody in the Union answers for one outside it', async () => {
    expect(await safetyOf(await service.product({ nome: 'Nastro' }))).toEqual([
      ['broken', 'Manca il produttore'],
    ]);
    await makeMaker(service, { nome: 'Lontana', paese: 'CN' });
    const far = await service.product({ produttore: 'Lontana', marcaturaCe: 'presente' });
    expect(await safetyOf(far)).toEqual([['broken', expect.stringContaining('fuori dall’Unione')]]);
    expect(await safetyOf(await service.product({ nome: 'Nascosto', active: false }))).toEqual([]);
  });

  it('is to be looked at as long as nobody has decided about CE, and fine afterwards', async () => {
    await makeMaker(service, { nome: 'Vicina' });
    const open = await service.product({ produttore: 'Vicina' });
    const fine = await service.product({ produttore: 'Vicina', marcaturaCe: 'non-dovuta' });
    expect(await safetyOf(open)).toEqual([['look', expect.stringContaining('CE')]]);
    expect(await safetyOf(fine)).toEqual([]);
  });
});
