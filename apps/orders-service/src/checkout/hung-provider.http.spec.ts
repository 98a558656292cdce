import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { SERVICE_LIMIT_MS } from '@zaino/rules/time-limits';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.stripe.isHung = true;
  service.stripe.pages.clear();
});

/** Rejects where the answer does not come before the gateway would give up. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const given = await answer;
  expect(performance.now() - start).toBeLessThan(SERVICE_LIMIT_MS + 1_000);
  return given;
}

const ordersOf = async (customerId: string) => {
  const sql = 'SELECT id FROM customer_order WHERE customer_id = ?';
  return service.dataSource.query<{ id: string }[]>(sql, [customerId]);
};

async function customerWithOrder() {
  const customerId = randomUUID();
  const { call } = await service.signIn({ uid: customerId });
  const { bodyOf, send } = orderCalls(service);
  const body = await bodyOf([wantedProduct(service.catalogue.add({}))]);
  const key = randomUUID();
  return { customerId, call, press: () => send({ call }, body, key) };
}

describe('a provider that takes calls and never answers', () => {
  it('leaves the order, without its payment page', async () => {
    const { customerId, call, press } = await customerWithOrder();
    const { status, body } = await inTime(press());
    expect(status).toBe(200);
    expect(body.paymentUrl).toBeNull();
    expect(await ordersOf(customerId)).toEqual([{ id: body.orderId }]);
    const { body: order } = await call<Order>({ path: `/api/orders/${body.orderId}` });
    expect(order).toMatchObject({ paymentMethod: 'card', paymentState: 'none' });
  }, 30_000);

  it('gets no second order of somebody who presses again, nor a second payment', async () => {
    const { customerId, call, press } = await customerWithOrder();
    const [first, second] = await inTime(Promise.all([press(), press()]));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const { orderId } = first.body;
    service.stripe.isHung = false;
    const again = await press();
    expect(again.body).toMatchObject({ orderId, paymentUrl: expect.any(String) as string });
    const pay = { method: 'POST', path: `/api/orders/${orderId}/payment` } as const;
    const paying = await call<{ paymentUrl: string }>(pay);
    expect(paying.body.paymentUrl).toBe(again.body.paymentUrl);
    expect(await ordersOf(customerId)).toEqual([{ id: orderId }]);
    expect([...service.stripe.pages.values()].map(({ url }) => url)).toEqual([
      again.body.paymentUrl,
    ]);
    const sql = 'SELECT COUNT(*) AS attempts FROM payment WHERE order_id = ?';
    expect(await service.dataSource.query(sql, [orderId])).toEqual([{ attempts: '1' }]);
  }, 30_000);

  it('is told of in time to somebody who wants to pay, or to cancel', async () => {
    const { call, press } = await customerWithOrder();
    service.stripe.isHung = false;
    const { orderId } = (await press()).body;
    service.stripe.isHung = true;
    const path = `/api/orders/${orderId}`;
    const paying = await inTime(call({ method: 'POST', path: `${path}/payment` }));
    expect(paying).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const { body: order } = await call<Order>({ path });
    const body = { lineIds: order.lines.map(({ id }) => id) };
    const cancelling = call<Order>({ method: 'POST', path: `${path}/cancellation`, body });
    const cancelled = await inTime(cancelling);
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } });
  }, 30_000);
});

describe('a service that answers late, and then a provider that never does', () => {
  it('take no longer together than the gateway waits', async () => {
    const { customerId, press } = await customerWithOrder();
    service.catalogue.beforeCall = () => new Promise((resolve) => setTimeout(resolve, 3_000));
    try {
      const { status, body } = await inTime(press());
      expect([status, body.paymentUrl]).toEqual([200, null]);
      expect(await ordersOf(customerId)).toHaveLength(1);
    } finally {
      service.catalogue.beforeCall = () => Promise.resolve();
    }
  }, 30_000);
});
