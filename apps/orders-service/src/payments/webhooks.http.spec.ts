import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import Stripe from 'stripe';
import { WEBHOOK_SECRET } from '../testing/test-config';
import { PayingService } from '../testing/paying-service';
import { EventSweep } from '../sweeps/event-sweep';
import { PaymentEventEntity } from './payment-event.entity';
import { PaymentEvents } from './payment-events';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

const completed = 'checkout.session.completed';

async function paidOrder() {
  const placed = await paying.place();
  await paying.pay(placed.page);
  const [event] = await paying.events(placed.order.id, completed);
  if (!event) throw new Error('The sandbox tells nothing of the payment.');
  return { event, id: placed.order.id };
}

async function stateOf(id: string) {
  return (await paying.facts(id)).order.state;
}

const kept = (id: string) =>
  paying.service.dataSource.manager.findOneBy(PaymentEventEntity, { id });

describe('a message of the provider', () => {
  it('is kept as it came, and acted on once', async () => {
    const { event, id } = await paidOrder();
    for (let time = 0; time < 3; time += 1) {
      expect((await paying.deliver(event)).body).toEqual({ received: true });
    }
    const row = await kept(event.id);
    expect(row?.processedAt).not.toBeNull();
    expect(JSON.parse(row?.payload ?? '')).toEqual(event);
    expect(await paying.history(id)).toEqual(['place', 'confirm-payment']);
  });

  it('is refused without a good signature, and changes nothing', async () => {
    const { event, id } = await paidOrder();
    const payload = JSON.stringify(event);
    const sign = (secret: string, timestamp?: number) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
    const attempts = [
      { signature: sign('whsec_of_somebody_else'), body: payload },
      { signature: sign(WEBHOOK_SECRET, anHourAgo), body: payload },
      { signature: sign(WEBHOOK_SECRET), body: payload.replace('"paid"', '"unpaid"') },
      { signature: 't=1,v1=00', body: payload },
      { signature: undefined, body: payload },
    ];
    for (const { signature, body } of attempts) {
      const { status } = await paying.service.call({
        method: 'POST',
        path: '/api/stripe/webhooks',
        body: Buffer.from(body),
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
      });
      expect(status).toBe(400);
    }
    expect([await stateOf(id), await kept(event.id)]).toEqual(['received', null]);
  });

  it.each([
    { id: '!', type: completed, data: { object: null } },
    { id: '!', type: completed },
    { id: '', type: completed, data: { object: {} } },
    { type: completed, data: { object: {} } },
  ])('is refused where what is signed is no event: %j', async (event) => {
    const body = JSON.stringify({ object: 'event', ...event });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
    });
    const { status } = await paying.service.call({
      method: 'POST',
      path: '/api/stripe/webhooks',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    expect(status).toBe(400);
  });

  it('of an expired page does not undo a payment, whichever comes first', async () => {
    const { event, id } = await paidOrder();
    const session = event.data.object as Stripe.Checkout.Session;
    const expired = {
      ...event,
      id: `${event.id}x`,
      type: 'checkout.session.expired',
      data: { object: { ...session, status: 'expired', payment_status: 'unpaid' } },
    } as Stripe.Event;
    await paying.deliver(expired);
    await paying.deliver(event);
    await paying.deliver({ ...expired, id: `${event.id}y` });
    const { order, payments } = await paying.facts(id);
    expect([order.state, payments.map(({ state }) => state)]).toEqual(['paid', ['paid']]);
  });

  it('about an order of another shop is taken and not acted on', async () => {
    const { event } = await paidOrder();
    const session = event.data.object as Stripe.Checkout.Session;
    const strange = { orderId: '00000000-0000-4000-8000-000000000000', paymentId: 'x' };
    for (const [index, metadata] of [strange, null].entries()) {
      const other = { ...event, id: `${event.id}-${index}` };
      const answer = await paying.deliver({
        ...other,
        data: { object: { ...session, metadata } },
      } as Stripe.Event);
      expect(answer.status).toBe(200);
    }
  });

  it('of a kind that says nothing new is answered and not kept', async () => {
    const { id } = await paidOrder();
    const [event] = await paying.events(id, 'payment_intent.succeeded');
    if (!event) throw new Error('The sandbox sends no such event.');
    expect((await paying.deliver(event)).status).toBe(200);
    expect(await kept(event.id)).toBeNull();
  });

  it('that cannot be acted on is kept, refused, and acted on by the worker once it can be', async () => {
    const { event, id } = await paidOrder();
    const { dataSource } = paying.service;
    const amount = (cents: number) =>
      dataSource.query('UPDATE payment SET amount_cents = ? WHERE order_id = ?', [cents, id]);
    const { payments } = await paying.facts(id);
    await amount(1);
    expect((await paying.deliver(event)).status).toBe(500);
    expect([await stateOf(id), (await kept(event.id))?.processedAt]).toEqual(['received', null]);
    await amount(payments[0]?.amountCents ?? 0);
    await paying.worker.app.get(EventSweep, { strict: false }).run();
    expect(await stateOf(id)).toBe('paid');
    expect((await kept(event.id))?.processedAt).not.toBeNull();
  });

  it('is answered as unavailable while the database is away, and comes again', async () => {
    const { event, id } = await paidOrder();
    await paying.service.databaseRelay.cut();
    expect((await paying.deliver(event)).status).toBe(503);
    await paying.service.databaseRelay.restore();
    expect((await paying.deliver(event)).status).toBe(200);
    expect(await stateOf(id)).toBe('paid');
  });
});

describe('a replay', () => {
  it('acts again on all since a moment and changes nothing that is done', async () => {
    const { event, id } = await paidOrder();
    await paying.deliver(event);
    const before = await paying.facts(id);
    const events = paying.service.app.get(PaymentEvents, { strict: false });
    const { done, failed } = await events.replay({ since: new Date(0) });
    expect(done).toBeGreaterThan(0);
    expect(failed).toBe(0);
    expect(await paying.facts(id)).toEqual(before);
  });

  it('brings back what was lost with a restored backup', async () => {
    const { event, id } = await paidOrder();
    await paying.deliver(event);
    const { dataSource } = paying.service;
    const undo = [
      `UPDATE customer_order SET state = 'received', payment_state = 'none', paid_at = NULL`,
      `UPDATE order_line SET state = 'received'`,
      `UPDATE payment SET state = 'open', paid_at = NULL`,
    ];
    for (const sql of undo) {
      const column = sql.includes('customer_order') ? 'id' : 'order_id';
      await dataSource.query(`${sql} WHERE ${column} = ?`, [id]);
    }
    const events = paying.service.app.get(PaymentEvents, { strict: false });
    await events.replay({ since: new Date(Date.now() - HOUR_MS) });
    expect(await stateOf(id)).toBe('paid');
  });

  it('forgets messages after 90 days: they hold addresses', async () => {
    const { event } = await paidOrder();
    await paying.deliver(event);
    paying.service.advance(91 * DAY_MS);
    await paying.worker.app.get(EventSweep, { strict: false }).run();
    paying.service.advance(-91 * DAY_MS);
    expect(await kept(event.id)).toBeNull();
  });
});
