import { MINUTE_MS } from '@zaino/rules/durations';
import { inTransaction } from '@zaino/service/in-transaction';
import type { OrderEntity } from '../orders/order.entity';
import { OpenPaymentSweep } from '../sweeps/open-payment-sweep';
import { UnpaidOrderSweep } from '../sweeps/unpaid-order-sweep';
import { aBookLine, placedOrder, type OrderWithLines } from '../testing/placed-order';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { Payments } from './payments';

const opening = 'POST /v1/checkout/sessions';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

async function pay({ order }: OrderWithLines) {
  return paying.service.app.get(Payments, { strict: false }).pay(order.id);
}

async function pagesOf({ order }: OrderWithLines) {
  const { sessions } = await paying.ledger();
  return sessions.filter(({ metadata }) => metadata?.orderId === order.id);
}

describe('the page of a payment', () => {
  it('shows the order’s sum and number, and leads back to the order', async () => {
    const placed = await paying.place();
    const [page] = await pagesOf(placed);
    const { id, totalCents, contact } = placed.order;
    expect(page).toMatchObject({
      amount_total: totalCents,
      customer_email: contact.email,
      locale: 'it',
      success_url: `https://www.zaino.example/orders/${id}?pagamento=ok`,
      cancel_url: `https://www.zaino.example/orders/${id}?pagamento=annullato`,
    });
    expect(JSON.stringify(page)).not.toContain('Matematica');
  });

  it('is opened once by a customer who clicks in two tabs, and is there again later', async () => {
    const placed = await placedOrder(paying.service.dataSource);
    const answers = await Promise.all([pay(placed), pay(placed), pay(placed)]);
    const later = await pay(placed);
    const urls = new Set([...answers, later].map(({ paymentUrl }) => paymentUrl));
    expect(urls.size).toBe(1);
    expect(await pagesOf(placed)).toHaveLength(1);
    expect((await paying.facts(placed.order.id)).payments).toHaveLength(1);
  });

  it.each([
    ['fails', { failNext: 3, only: opening }],
    ['loses its answer after the effect', { loseAnswerNext: 3, only: opening }],
  ])('is one, also where the provider %s at first', async (_, faults) => {
    await paying.misbehave(faults);
    const placed = await paying.place();
    expect(placed.page).toBeNull();
    expect((await paying.facts(placed.order.id)).payments).toMatchObject([{ state: 'opening' }]);
    const { paymentUrl } = await pay(placed);
    const pages = await pagesOf(placed);
    expect(pages.map(({ url }) => url)).toEqual([paymentUrl]);
  });

  it('is waited for where the provider is slow', async () => {
    await paying.misbehave({ slowMs: 1_500, only: opening });
    expect((await paying.place()).page).not.toBeNull();
  });

  it('that has expired is followed by another, while there is time', async () => {
    const placed = await paying.place();
    const fetching = fetch(`${paying.sandbox.apiUrl}/v1/checkout/sessions/${placed.page}/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${paying.sandbox.secretKey}` },
    });
    expect((await fetching).status).toBe(200);
    const { paymentUrl } = await pay(placed);
    expect(paymentUrl).not.toContain(placed.page);
    const { payments } = await paying.facts(placed.order.id);
    expect(payments.map(({ state, attempt }) => [attempt, state])).toEqual([
      [1, 'expired'],
      [2, 'open'],
    ]);
  });

  it('is found paid by a customer who wants to pay again', async () => {
    const placed = await paying.place();
    await paying.pay(placed.page);
    expect(await pay(placed)).toEqual({ isPaid: true, paymentUrl: null });
  });

  it('is opened without a bookshop whose account the provider does not pay', async () => {
    const seller = '44444444-4444-4444-8444-444444444444';
    const placed = await paying.place({
      account: 'acct_closed',
      order: { bookshopId: seller },
      lines: [aBookLine({ sellerId: seller })],
    });
    expect(placed.page).not.toBeNull();
    const { payments } = await paying.facts(placed.order.id);
    const owed = { chargeKind: 'owed', destination: 'acct_closed', transferCents: 2_993 };
    expect(payments.at(-1)).toMatchObject({ state: 'open', ...owed });
  });

  it('sends the bookshop’s part to its account', async () => {
    const seller = '44444444-4444-4444-8444-444444444444';
    const placed = await paying.place({
      account: ACCOUNT,
      order: { bookshopId: seller },
      lines: [aBookLine({ sellerId: seller }), aBookLine()],
    });
    await paying.pay(placed.page);
    const { transfers } = await paying.ledger();
    expect(transfers).toMatchObject([{ amount: 2_993, destination: ACCOUNT }]);
  });

  it('is refused to an order that is paid in the shop, cancelled, or too late', async () => {
    const { dataSource } = paying.service;
    const orders: Partial<OrderEntity>[] = [
      { paymentMethod: 'shop', payBefore: null },
      { state: 'cancelled', payBefore: null },
      { payBefore: new Date(Date.now() - 1_000) },
    ];
    for (const order of orders) {
      const placed = await placedOrder(dataSource, {
        order,
        lines: [aBookLine({ state: order.state ?? 'received' })],
      });
      await expect(pay(placed)).rejects.toMatchObject({ code: 'payment-refused' });
    }
  });
});

describe('the worker', () => {
  it('asks about pages of which no message came', async () => {
    const placed = await paying.place();
    await paying.pay(placed.page);
    const sweep = paying.worker.app.get(OpenPaymentSweep, { strict: false });
    await sweep.run();
    expect((await paying.facts(placed.order.id)).order.state).toBe('received');
    paying.service.advance(2 * MINUTE_MS);
    await sweep.run();
    paying.service.advance(-2 * MINUTE_MS);
    expect((await paying.facts(placed.order.id)).order.state).toBe('paid');
  });

  it('closes the pages of orders that want no money any more', async () => {
    const placed = await paying.place();
    const { dataSource } = paying.service;
    await inTransaction(dataSource, async (manager) => {
      const values = [placed.order.id];
      await manager.query(`UPDATE order_line SET state = 'cancelled' WHERE order_id = ?`, values);
      await manager.query(
        `UPDATE customer_order SET state = 'cancelled', pay_before = NULL WHERE id = ?`,
        values,
      );
    });
    paying.service.advance(2 * MINUTE_MS);
    await paying.worker.app.get(OpenPaymentSweep, { strict: false }).run();
    paying.service.advance(-2 * MINUTE_MS);
    expect(await pagesOf(placed)).toMatchObject([{ status: 'expired' }]);
  });

  it('ends orders whose time is over, and takes money of the last moment', async () => {
    const late = await paying.place();
    const paid = await paying.place();
    await paying.pay(paid.page);
    const sweep = paying.worker.app.get(UnpaidOrderSweep, { strict: false });
    paying.service.advance(34 * MINUTE_MS);
    await sweep.run();
    expect((await paying.facts(late.order.id)).order.state).toBe('received');
    paying.service.advance(2 * MINUTE_MS);
    await sweep.run();
    await sweep.run();
    paying.service.advance(-36 * MINUTE_MS);
    expect((await paying.facts(late.order.id)).order).toMatchObject({
      state: 'cancelled',
      payBefore: null,
    });
    expect(await pagesOf(late)).toMatchObject([{ status: 'expired' }]);
    expect((await paying.facts(paid.order.id)).order.state).toBe('paid');
    expect(await paying.history(late.order.id)).toEqual(['place', 'cancel']);
  });

  it('goes on with the other orders where the provider fails for one', async () => {
    const orders = [await paying.place(), await paying.place()];
    await paying.misbehave({ failNext: 3, only: `${opening}/` });
    paying.service.advance(36 * MINUTE_MS);
    await paying.worker.app.get(UnpaidOrderSweep, { strict: false }).run();
    paying.service.advance(-36 * MINUTE_MS);
    const facts = await Promise.all(orders.map(({ order }) => paying.facts(order.id)));
    expect(facts.map(({ order }) => order.state).toSorted()).toEqual(['cancelled', 'received']);
  });
});
