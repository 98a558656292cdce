import { HOUR_MS } from '@zaino/rules/durations';
import { OF_THE_SHOP } from './charge';
import { PaymentAttempts } from './payment-attempts';
import { Payments } from './payments';
import { PaymentPages } from './payment-pages';
import { Provider } from './provider';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';
import { UnpaidOrderSweep } from '../sweeps/unpaid-order-sweep';
import type { PaymentEntity } from './payment.entity';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

const lines = () => [aBookLine(), aProductLine()];

async function cancelByCustomer(placed: OrderWithLines) {
  const customer = await paying.customerOf(placed);
  const lineIds = placed.lines.map(({ id }) => id);
  const path = `/api/orders/${placed.order.id}/cancellation`;
  return customer.call({ method: 'POST', path, body: { lineIds } });
}

/** A second page beside one that is open, as a crash between two statements could leave it. */
async function secondPage({ order }: OrderWithLines): Promise<string> {
  const { app, dataSource } = paying.service;
  const attempts = app.get(PaymentAttempts, { strict: false });
  const attempt = { attempt: 2, ...OF_THE_SHOP };
  const payment = await dataSource.transaction((manager) => attempts.add(manager, order, attempt));
  const { number, contact, id } = order;
  const prepared = {
    payment,
    number,
    email: contact.email,
    path: `/orders/${id}`,
  };
  const session = await app.get(Provider, { strict: false }).openPage(prepared);
  await attempts.markOpen(payment, session);
  return session.id;
}

async function refundedAtProvider(orderId: string): Promise<number> {
  const { refunds } = await paying.ledger();
  return refunds
    .filter(({ metadata }) => metadata?.orderId === orderId)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** As after the time to pay is over and the worker has looked, without the provider's having closed the page. */
async function lapse({ order }: OrderWithLines): Promise<void> {
  const { dataSource } = paying.service;
  await dataSource.query('UPDATE customer_order SET pay_before = ? WHERE id = ?', [
    new Date(Date.now() - HOUR_MS),
    order.id,
  ]);
  const pages = paying.worker.app.get(PaymentPages, { strict: false });
  const closing = jest.spyOn(pages, 'closeAll').mockResolvedValue();
  await paying.worker.app.get(UnpaidOrderSweep, { strict: false }).run();
  closing.mockRestore();
}

describe('two pages of one order that are both paid', () => {
  it('pay it once: what came second goes back by itself, in whichever order the messages come', async () => {
    for (const isReversed of [false, true]) {
      const placed = await paying.place({ lines: lines() });
      const { id, totalCents } = placed.order;
      await paying.pay(placed.page);
      await paying.pay(await secondPage(placed));
      const events = await paying.events(id, 'checkout.session.completed');
      for (const event of isReversed ? events.toReversed() : events) await paying.deliver(event);
      await paying.settled();
      const { order, payments, refunds } = await paying.facts(id);
      const states = payments.map(({ state }) => state);
      expect(states.toSorted()).toEqual(['duplicate', 'paid']);
      expect(order).toMatchObject({ paymentState: 'paid', refundedCents: 0, state: 'paid' });
      const duplicate = payments.find(({ state }) => state === 'duplicate');
      const whole = { paymentId: duplicate?.id, amountCents: totalCents, state: 'done' };
      expect(refunds).toMatchObject([whole]);
      expect(await refundedAtProvider(id)).toBe(totalCents);
    }
  });
});

describe('money for an order that its customer has cancelled', () => {
  it('goes back at once, and the order stays cancelled', async () => {
    const placed = await paying.place({ lines: lines() });
    const { id, totalCents } = placed.order;
    await paying.misbehave({ failNext: 9, only: 'POST /v1/checkout/sessions/' });
    const answer = await cancelByCustomer(placed);
    expect(answer.status).toBe(200);
    await paying.misbehave({});
    await paying.pay(placed.page);
    await paying.deliverAll(id);
    await paying.settled();
    const { order, lines: rows, refunds } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'refunded', paymentState: 'refunded' });
    expect(order.refundedCents).toBe(totalCents);
    expect(rows.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    expect(refunds).toMatchObject([{ amountCents: totalCents, state: 'done' }]);
    expect(await refundedAtProvider(id)).toBe(totalCents);
  });

  it('cannot come where the provider was there: the page is closed with the order', async () => {
    const placed = await paying.place({ lines: lines() });
    await cancelByCustomer(placed);
    const { sessions } = await paying.ledger();
    expect(sessions.find(({ id }) => id === placed.page)?.status).toBe('expired');
    expect((await paying.facts(placed.order.id)).payments).toMatchObject([{ state: 'expired' }]);
    await paying.settled();
    const [, product] = placed.lines;
    const { catalogue } = paying.service;
    expect(catalogue.reservations.get(placed.order.id)?.pieces.get(product?.reference ?? '')).toBe(
      0,
    );
  });
});

describe('money for an order whose time to pay was over', () => {
  it('brings it back where its pieces can be had again', async () => {
    const placed = await paying.place({ lines: lines() });
    const { id } = placed.order;
    await lapse(placed);
    expect((await paying.facts(id)).order.state).toBe('cancelled');
    paying.service.catalogue.lapse(id);
    await paying.pay(placed.page);
    await paying.deliverAll(id);
    await paying.settled();
    const { order, lines: rows, refunds } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'paid', paymentState: 'paid' });
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'reserved']);
    expect(refunds).toEqual([]);
    expect(paying.service.catalogue.reservations.get(id)?.state).toBe('confirmed');
  });

  it('goes back where somebody else has the pieces by now', async () => {
    const product = paying.service.catalogue.add({ pezzi_disponibili: 1 });
    const line = aProductLine({ reference: product.id });
    const placed = await paying.place({ lines: [aBookLine(), line] });
    const { id, totalCents } = placed.order;
    await lapse(placed);
    paying.service.catalogue.lapse(id);
    paying.service.catalogue.add({ id: product.id, pezzi_disponibili: 0 });
    await paying.pay(placed.page);
    await paying.deliverAll(id);
    await paying.settled();
    const { order, refunds } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'refunded', refundedCents: totalCents });
    expect(refunds).toMatchObject([{ amountCents: totalCents, state: 'done' }]);
    expect(paying.service.catalogue.stockOf(product.id)).toBe(0);
  });

  it('brings an order of books alone back at once', async () => {
    const placed = await paying.place();
    await lapse(placed);
    await paying.pay(placed.page);
    await paying.deliverAll(placed.order.id);
    expect((await paying.facts(placed.order.id)).order).toMatchObject({ state: 'paid' });
  });

  it('is not taken on its page any more once the worker has looked', async () => {
    const placed = await paying.place();
    const { worker, service } = paying;
    const past = new Date(Date.now() - HOUR_MS);
    await service.dataSource.query('UPDATE customer_order SET pay_before = ? WHERE id = ?', [
      past,
      placed.order.id,
    ]);
    await worker.app.get(UnpaidOrderSweep, { strict: false }).run();
    await paying.pay(placed.page);
    const { order, payments } = await paying.facts(placed.order.id);
    expect([order.state, order.payBefore]).toEqual(['cancelled', null]);
    expect(payments.map(({ state }: PaymentEntity) => state)).toEqual(['expired']);
    const again = paying.service.app.get(Payments, { strict: false }).pay(order.id);
    await expect(again).rejects.toMatchObject({ code: 'payment-refused' });
  });
});

describe('pieces that are gone when the money comes in time', () => {
  it('cost the order its products, with their money back; its books go on', async () => {
    const product = paying.service.catalogue.add({ pezzi_disponibili: 2 });
    const line = aProductLine({ reference: product.id, quantity: 2 });
    const placed = await paying.place({ lines: [aBookLine(), line] });
    const { id } = placed.order;
    paying.service.catalogue.lapse(id);
    paying.service.catalogue.add({ id: product.id, pezzi_disponibili: 0 });
    await paying.pay(placed.page);
    await paying.deliverAll(id);
    await paying.settled();
    const { order, lines: rows, refunds } = await paying.facts(id);
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'refunded']);
    expect(order).toMatchObject({ state: 'paid', paymentState: 'partly-refunded' });
    expect(refunds).toMatchObject([{ amountCents: 500, reason: 'Non è più disponibile' }]);
  });
});
