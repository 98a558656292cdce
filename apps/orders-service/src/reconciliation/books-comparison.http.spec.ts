import { DAY_MS } from '@zaino/rules/durations';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';
import { waitUntil } from '@zaino/testing/processes';
import type Stripe from 'stripe';
import type { OrderCommand } from '../orders/command';
import { OrderCommands } from '../transitions/order-commands';
import { createStripeClient } from '../payments/stripe-client';
import { aBookLine, type OrderWithLines } from '../testing/placed-order';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { BooksComparison, differencesOf } from './books-comparison';
import { dayBefore } from './day-span';

const BOOKSHOP = '44444444-4444-4444-8444-444444444444';
const staff = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;

let paying: PayingService;
let books: BooksComparison;
let stripe: Stripe;
beforeAll(async () => {
  paying = await PayingService.start();
  books = paying.worker.app.get(BooksComparison, { strict: false });
  const { apiUrl: STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY } = paying.sandbox;
  stripe = createStripeClient({ STRIPE_API_URL, STRIPE_SECRET_KEY });
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

const change = (sql: string, values: unknown[] = []) =>
  paying.service.dataSource.query(sql, values);
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const today = () => dayBefore(later(1));

/** What the comparison of the night so many days from now finds. */
async function nightIn(days: number): Promise<string[]> {
  return differencesOf(await books.run(later(days)));
}

/** What is open so many days from now; the day that is compared with it was quiet. */
async function openIn(days: number): Promise<string[]> {
  return (await books.run(later(days), '2020-01-01')).open;
}

/** Two books of a bookshop with an account, paid. */
async function paidOrder(): Promise<OrderWithLines> {
  const placed = await paying.place({
    account: ACCOUNT,
    order: { bookshopId: BOOKSHOP },
    lines: [
      aBookLine({ sellerId: BOOKSHOP }),
      aBookLine({ sellerId: BOOKSHOP, reference: '9788800000022' }),
    ],
  });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  await paying.settled();
  return placed;
}

/** On the first of its lines. */
function command({ order, lines }: OrderWithLines, given: Pick<OrderCommand, 'command' | 'data'>) {
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  const lineIds = [lines[0]?.id ?? ''];
  return commands.run({ orderId: order.id, lineIds, actor: staff, ...given });
}

/** As the relay does after the last attempt. */
const park = () =>
  change(`UPDATE outbox_message SET parked_at = NOW(3), due_at = '9999-12-31', attempts = 10,
            last_error = 'Error (HTTP 500)' WHERE topic = 'order-refund'`);

/** A refund was tried in vain, and waits for its next turn (a message that is on its way is due in a minute). */
async function hasFailed(): Promise<boolean> {
  const failed = await paying.service.dataSource.query<unknown[]>(
    `SELECT id FROM outbox_message WHERE topic = 'order-refund' AND last_error <> '' AND parked_at IS NULL
     AND due_at < ?`,
    [new Date(Date.now() + 10_000)],
  );
  return failed.length > 0;
}

async function deliverParked(): Promise<void> {
  await paying.service.app.get(OutboxAdmin, { strict: false }).retryAll();
  await paying.settled();
}

describe('our books and the provider’s', () => {
  it('are compared on a day every night until its amounts are the same', async () => {
    const { id } = (await paidOrder()).order;
    expect(await nightIn(1)).toEqual([]);
    await change('UPDATE payment SET amount_cents = amount_cents + 1 WHERE order_id = ?', [id]);
    const difference = [expect.stringMatching(`^${today()}: .*took another amount`)];
    expect(await nightIn(1)).toEqual(difference);
    expect(await nightIn(5)).toEqual(difference);
    await change('UPDATE payment SET amount_cents = amount_cents - 1 WHERE order_id = ?', [id]);
    expect(await nightIn(5)).toEqual([]);
    const { days } = await books.run(later(5));
    expect(days.map(({ day }) => day)).toEqual([dayBefore(later(5))]);
  });

  it('differ on a day until a person says that it is settled', async () => {
    const { id } = (await paidOrder()).order;
    const [payment] = (await paying.facts(id)).payments;
    await stripe.refunds.create({ payment_intent: payment?.intentId ?? '', amount: 100 });
    const { open, days } = await books.run(new Date(), today());
    expect([open, days.map(({ day }) => day)]).toEqual([[], [today()]]);
    expect(await nightIn(3)).toEqual([expect.stringContaining('belongs to no refund of ours')]);
    await books.settle(today());
    expect(await nightIn(3)).toEqual([]);
    await expect(books.settle(today())).rejects.toThrow(`${today()} is not unsettled.`);
    await expect(books.settle('ieri')).rejects.toThrow('ieri is no day');
  });
});

describe('money that has not come to its end', () => {
  it('is told of once its refund is a day old, until it is there', async () => {
    await paying.misbehave({ failRate: 1, only: 'POST /v1/refunds' });
    const placed = await paidOrder();
    await command(placed, { command: 'cancel' });
    expect(await openIn(0.9)).toEqual([]);
    const [refund] = (await paying.facts(placed.order.id)).refunds;
    expect(await openIn(9)).toEqual([
      expect.stringMatching(`^Refund ${refund?.id} of order .* is pending here and unknown there$`),
    ]);
    await paying.misbehave({});
    await park();
    await deliverParked();
    expect(await openIn(9)).toEqual([]);
  });

  it('was given by the provider, and its answer was lost', async () => {
    await paying.misbehave({ failRate: 1, only: 'POST /v1/refunds' });
    const placed = await paidOrder();
    const { id } = placed.order;
    await command(placed, { command: 'cancel' });
    // What was on its way when it was parked might come there after all.
    expect(await waitUntil(hasFailed, 20_000)).toBe(true);
    const { payments, refunds } = await paying.facts(id);
    const payment = payments[0];
    const refund = refunds[0];
    // The worker tries no more, so that what is known here stays as it is.
    await park();
    await paying.misbehave({ failRate: 1, only: 'POST /v1/transfers' });
    await stripe.refunds.create({
      payment_intent: payment?.intentId ?? '',
      amount: refund?.amountCents ?? 0,
      metadata: { orderId: id, refundId: refund?.id ?? '' },
    });
    const [told] = await openIn(9);
    expect(told).toContain('is pending here and succeeded there, its message is parked');
    await paying.misbehave({});
    await deliverParked();
    expect(await openIn(9)).toEqual([]);
  });

  it('is a bookshop’s part that could not be taken back, of whatever day', async () => {
    await paying.misbehave({ failRate: 1, only: 'POST /v1/transfers' });
    const placed = await paidOrder();
    await command(placed, { command: 'cancel' });
    const isDone = async () => (await paying.facts(placed.order.id)).refunds[0]?.state === 'done';
    expect(await waitUntil(isDone, 20_000)).toBe(true);
    await park();
    const [told] = await openIn(9);
    expect(told).toMatch(
      /is done here and succeeded there, its message is parked \(Error \(HTTP 500\)\), the bookshop's part of .* has to come back$/,
    );
    await paying.misbehave({});
    await deliverParked();
    expect(await openIn(9)).toEqual([]);
  });

  it('was refused, until it is given again and the message is cleared away', async () => {
    const placed = await paidOrder();
    const { id } = placed.order;
    const [payment] = (await paying.facts(id)).payments;
    const setIntent = 'UPDATE payment SET intent_id = ? WHERE order_id = ?';
    await change(setIntent, ['pi_that_is_not_there', id]);
    await command(placed, { command: 'cancel' });
    await paying.settled();
    await change(setIntent, [payment?.intentId, id]);
    const [told] = await openIn(9);
    expect(told).toMatch(
      /is failed here and unknown there, its lines wait for the money, its message is parked/,
    );
    await deliverParked();
    expect(await openIn(9)).toEqual([expect.stringMatching(/its lines wait for the money$/)]);
    const amountCents = placed.lines[0]?.totalCents;
    await command(placed, { command: 'refund', data: { amountCents, reason: 'Di nuovo' } });
    await paying.settled();
    expect(await openIn(9)).toEqual([]);
  });

  it('is what the provider has said and could not be acted on', async () => {
    const insert = `INSERT INTO payment_event (id, type, payload, received_at) VALUES (?, ?, ?, ?)`;
    await change(insert, ['evt_unheard', 'refund.updated', '{}', new Date()]);
    expect(await openIn(0.9)).toEqual([]);
    const [told] = await openIn(2);
    expect(told).toMatch(/^The provider's message evt_unheard \(refund.updated\) of .*never acted/);
    await change('DELETE FROM payment_event WHERE id = ?', ['evt_unheard']);
  });

  it('is wanted by a message of which no refund is known', async () => {
    await change(
      `INSERT INTO outbox_message (topic, payload, due_at, created_at, parked_at)
       VALUES ('order-refund', '{"refundId":"lost"}', '9999-12-31', NOW(3), NOW(3))`,
    );
    expect(await openIn(1)).toEqual(['Refund lost is wanted and not known']);
    await change('DELETE FROM outbox_message');
  });
});
