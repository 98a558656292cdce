import { randomUUID } from 'node:crypto';
import { CUSTOMER_ORDER_LIMIT, type CustomerOrders } from '@zaino/contracts/orders';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const PRODUCT = 'P-0007';
const received = { reference: PRODUCT, state: 'delivered' } as const;

async function buyerOf(line: Partial<OrderLineEntity>): Promise<string> {
  const customerId = randomUUID();
  await placedOrder(service.dataSource, { order: { customerId }, lines: [aProductLine(line)] });
  return customerId;
}

async function hasBought(uid: string, productId?: string): Promise<boolean> {
  const query = productId === undefined ? '' : `?productId=${productId}`;
  const path = `/internal/customers/${uid}/purchases${query}`;
  const { status, body } = await service.serviceCall<{ hasBought: boolean }>({ path });
  expect(status).toBe(200);
  return body.hasBought;
}

describe('what a customer has received', () => {
  it.each<[string, Partial<OrderLineEntity>]>([
    ['was sent', { state: 'shipped' }],
    ['was handed over', {}],
    ['was paid by a voucher alone', { discountCents: 250 }],
    ['cost less afterwards', { refundedCents: 100 }],
  ])('counts where it %s', async (_, line) => {
    const uid = await buyerOf({ ...received, ...line });
    expect(await hasBought(uid, PRODUCT)).toBe(true);
    expect(await hasBought(uid)).toBe(true);
  });

  it.each<[string, Partial<OrderLineEntity>]>([
    ['was ordered', { state: 'received' }],
    ['was paid', { state: 'paid' }],
    ['waits to be fetched', { state: 'ready' }],
    ['was cancelled', { state: 'cancelled' }],
    ['came back', { state: 'returned' }],
    ['came back and was paid back', { state: 'refunded', refundedCents: 250 }],
    ['was paid back', { refundedCents: 250 }],
    ['was paid back beside a voucher', { discountCents: 100, refundedCents: 150 }],
  ])('does not where it %s', async (_, line) => {
    const uid = await buyerOf({ ...received, ...line });
    expect(await hasBought(uid, PRODUCT)).toBe(false);
    expect(await hasBought(uid)).toBe(false);
  });

  it('is of that product and of that customer', async () => {
    const uid = await buyerOf(received);
    expect(await hasBought(uid, 'P-0008')).toBe(false);
    expect(await hasBought(randomUUID(), PRODUCT)).toBe(false);
    expect(await hasBought(randomUUID())).toBe(false);
  });

  it('is no book: those are not reviewed', async () => {
    const customerId = randomUUID();
    const lines = [aBookLine({ state: 'delivered' })];
    await placedOrder(service.dataSource, { order: { customerId }, lines });
    expect(await hasBought(customerId)).toBe(false);
  });

  it('is told to our services alone', async () => {
    const path = `/internal/customers/${randomUUID()}/purchases`;
    const { call } = await service.signIn({ role: 'admin' });
    expect([401, 403]).toContain((await service.call({ path })).status);
    expect([401, 403]).toContain((await call({ path })).status);
  });

  it.each(['', 'x'.repeat(21), 'P-000７', '\u00a0 '])('is not asked by %j', async (productId) => {
    const path = `/internal/customers/${randomUUID()}/purchases?productId=${encodeURIComponent(productId)}`;
    expect((await service.serviceCall({ path })).status).toBe(400);
  });
});

describe('the orders of a customer', () => {
  const ordersOf = async (uid: string) => {
    const path = `/internal/customers/${uid}/orders`;
    const { status, body } = await service.serviceCall<CustomerOrders>({ path });
    expect(status).toBe(200);
    return body;
  };

  it('are counted, and the latest told', async () => {
    const customerId = randomUUID();
    const placed: string[] = [];
    for (let nth = 0; nth < CUSTOMER_ORDER_LIMIT + 2; nth += 1) {
      const createdAt = new Date(Date.parse('2026-09-01T08:00:00Z') + nth * 60_000);
      const { order } = await placedOrder(service.dataSource, { order: { customerId, createdAt } });
      placed.unshift(order.id);
    }
    const { count, orders } = await ordersOf(customerId);
    expect(count).toBe(placed.length);
    expect(orders.map(({ id }) => id)).toEqual(placed.slice(0, CUSTOMER_ORDER_LIMIT));
    expect(Object.keys(orders[0] ?? {}).sort()).toEqual([
      'createdAt',
      'id',
      'number',
      'state',
      'total',
    ]);
  });

  it('are none of who has none', async () => {
    expect(await ordersOf(randomUUID())).toEqual({ count: 0, orders: [] });
  });
});
