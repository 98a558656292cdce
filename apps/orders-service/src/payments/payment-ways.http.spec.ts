import type { Order } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { payElsewhere, postForm } from '@zaino/tools/payment-sandbox/testing/shop-side';
import { PayingService } from '../testing/paying-service';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start({ STRIPE_PAYMENT_CONFIGURATION: 'pmc_sandbox' });
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

const ways = () =>
  paying.service.call<{ ways: { name: string }[] }>({
    method: 'GET',
    path: '/api/checkout/payment-ways',
  });

async function paidWith(orderId: string, how: 'told' | 'asked'): Promise<Order['paid']> {
  const { order, lines } = await paying.facts(orderId);
  const customer = await paying.customerOf({ order, lines });
  if (how === 'told') await paying.deliverAll(orderId);
  else await customer.call({ method: 'POST', path: `/api/orders/${orderId}/payment-checks` });
  const { body } = await customer.call<Order>({ method: 'GET', path: `/api/orders/${orderId}` });
  return body.paid;
}

async function paidBySatispay(): Promise<string> {
  const placed = await paying.place();
  await payElsewhere(paying.sandbox, placed.page ?? '', 'satispay');
  await postForm(`${paying.sandbox.url}/c/pay/${placed.page}/conferma`, { esito: 'autorizza' });
  return placed.order.id;
}

describe('ways to pay', () => {
  it('are those that are on at the provider, which is asked now and then', async () => {
    await paying.misbehave({ failRate: 1 });
    expect((await ways()).status).toBe(503);
    await paying.misbehave({});
    const names = ['carta', 'Apple Pay', 'Google Pay', 'PayPal', 'Satispay', 'Klarna'];
    const { body } = await ways();
    expect(body.ways.map(({ name }) => name)).toEqual([...names, 'addebito sul conto']);
    await paying.misbehave({ failRate: 1 });
    expect((await ways()).status).toBe(200);
    paying.service.advance(11 * MINUTE_MS);
    expect((await ways()).status).toBe(503);
    paying.service.advance(-11 * MINUTE_MS);
  });

  it.each(['told', 'asked'] as const)('stand with the order once that is %s', async (how) => {
    expect(await paidWith(await paidBySatispay(), how)).toMatchObject({ way: 'Satispay' });
    const placed = await paying.place();
    await paying.pay(placed.page);
    expect(await paidWith(placed.order.id, how)).toMatchObject({
      by: 'card',
      way: 'carta che termina con 4242',
    });
  });
});
