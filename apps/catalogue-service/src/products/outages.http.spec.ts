import { randomUUID } from 'node:crypto';
import type { AdminProduct } from '@zaino/contracts/catalogue';
import { holdProduct } from '../testing/row-holder';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { newProduct, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let calls: SaveCalls;
let product: AdminProduct;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
  product = await service.product();
});
afterAll(() => service.stop());

const rows = async () => {
  const tables = ['product', 'category', 'supplier', 'price_log', 'product_change'];
  const counts = tables.map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`);
  return service.database.query<unknown[]>(`SELECT ${counts.join(', ')}`);
};
const everyWrite = () => {
  const path = `/api/admin/products/${product.id}`;
  const seen = [{ id: product.id, versione: 1 }];
  return [
    { method: 'POST', path: '/api/saveproduct', body: { product: newProduct, isEdit: false } },
    { method: 'PATCH', path, body: { versione: 1, active: false } },
    { method: 'DELETE', path: `${path}?versione=1` },
    { method: 'POST', path: `${path}/duplicate` },
    {
      method: 'POST',
      path: '/api/admin/products/bulk',
      body: { products: seen, change: { kind: 'delete' } },
    },
    { method: 'POST', path: `/api/admin/product-changes/${randomUUID()}/undo` },
  ];
};

describe('while the database is away', () => {
  let before: unknown;
  beforeAll(async () => {
    before = await rows();
    await service.databaseRelay.cut();
  });
  afterAll(() => service.databaseRelay.restore());

  it('every write says that it is unavailable', async () => {
    for (const call of everyWrite()) {
      const { status, body } = await service.adminCall(call);
      expect([call.path, status, body.code]).toEqual([call.path, 503, 'unavailable']);
      expect(body.error).toBe('Servizio momentaneamente non disponibile');
    }
    expect(await rows()).toEqual(before);
  });
});

describe('a database that goes away in the middle of a save', () => {
  it('has kept nothing of it', async () => {
    const before = await rows();
    const holder = await holdProduct(service.database, product.id);
    // The new category is written by then, the product is waited for.
    const saving = calls.edit(product, { nome: 'Mai', categoria: 'Mai scritta' });
    await holder.untilWaiting(1);
    await service.databaseRelay.cut();
    const { status, body } = await saving;
    expect([status, body.success]).toEqual([503, false]);
    await holder.release();
    await service.databaseRelay.restore();
    expect(await rows()).toEqual(before);
    // And the next one succeeds.
    const next = await calls.edit(product, { nome: 'Adesso' });
    expect([next.status, next.body.product.nome]).toEqual([200, 'Adesso']);
  });
});

describe('while Redis is away', () => {
  beforeAll(() => service.redisRelay.cut());
  afterAll(() => service.redisRelay.restore());

  it('nobody is let in, and nobody’s session counts as lost', async () => {
    const before = await rows();
    for (const call of everyWrite()) {
      const { status, body } = await service.adminCall(call);
      expect([status, body.code]).toEqual([503, 'unavailable']);
    }
    expect(await rows()).toEqual(before);
  });
});
