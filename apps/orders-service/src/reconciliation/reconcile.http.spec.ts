import { HOUR_MS } from '@zaino/rules/durations';
import type Stripe from 'stripe';
import { OrderCommands } from '../transitions/order-commands';
import { createStripeClient } from '../payments/stripe-client';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { checkConsistency } from './check-consistency';
import { ProviderLedger } from './provider-ledger';
import { Reconcile } from './reconcile';

const BOOKSHOP = '33333333-3333-4333-8333-333333333333';

const tables = [
  'customer_order',
  'order_line',
  'order_event',
  'payment',
  'refund',
  'idempotency_key',
];

let paying: PayingService;
let stripe: Stripe;
let orderId: string;
beforeAll(async () => {
  paying = await PayingService.start();
  const { apiUrl: STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY } = paying.sandbox;
  stripe = createStripeClient({ STRIPE_API_URL, STRIPE_SECRET_KEY });
  orderId = await soldOrder();
  for (const table of tables) await change(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
});
afterAll(() => paying.stop());
afterEach(async () => {
  for (const table of tables) {
    await change(`DELETE FROM ${table}`);
    await change(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
  }
});

/** Paid, and one of its books given back. */
async function soldOrder(): Promise<string> {
  const placed = await paying.place({
    account: ACCOUNT,
    order: { bookshopId: BOOKSHOP },
    lines: [aBookLine({ sellerId: BOOKSHOP }), aBookLine({ sellerId: BOOKSHOP }), aProductLine()],
  });
  const { id } = placed.order;
  await paying.pay(placed.page);
  await paying.deliverAll(id);
  const lineIds = [placed.lines[0]?.id ?? ''];
  const actor = { who: 'staff', id: 'admin', name: 'Carla' } as const;
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  await commands.run({ orderId: id, command: 'cancel', lineIds, actor });
  await paying.settled();
  return id;
}

async function reconcile() {
  const { dataSource } = paying.service;
  const day = {
    from: new Date(Date.now() - 12 * HOUR_MS),
    to: new Date(Date.now() + 12 * HOUR_MS),
  };
  return new Reconcile(dataSource, new ProviderLedger(stripe)).run(day);
}

const change = (sql: string, values: unknown[] = []) =>
  paying.service.dataSource.query(sql, values);

describe('comparing the money with the provider', () => {
  it('finds no difference where there is none', async () => {
    const same = { payments: 1, refunds: 1, transfers: 1, differences: [] };
    expect(await reconcile()).toEqual(same);
  });

  it.each([
    ['a payment that is not known here', 'DELETE FROM payment', 'belongs to no payment of ours'],
    ['an unpaid one', `UPDATE payment SET state = 'open'`, 'is open here'],
    ['another amount', 'UPDATE payment SET amount_cents = 1', 'took another amount'],
    ['another part', 'UPDATE payment SET transfer_cents = 7', 'and not 0,07'],
    ['a refund that is not known', 'DELETE FROM refund', 'belongs to no refund of ours'],
    ['a refund that failed here', `UPDATE refund SET state = 'failed'`, 'has failed here'],
    ['a refund that waits here', `UPDATE refund SET state = 'pending'`, 'still waits here'],
    ['another refund', 'UPDATE refund SET amount_cents = 2', 'gave another amount'],
    ['another reversal', 'UPDATE refund SET reversal_cents = 3', 'came back and not'],
  ])('finds %s', async (_, sql, sentence) => {
    await change(sql);
    const { differences } = await reconcile();
    expect(differences.join('\n')).toContain(sentence);
  });

  it('finds what is paid and given back here, and was never there', async () => {
    await change(`UPDATE payment SET intent_id = 'pi_none' WHERE order_id = ?`, [orderId]);
    const [payment] = (await paying.facts(orderId)).payments;
    await change(
      `INSERT INTO refund (id, order_id, payment_id, amount_cents, state, reason, line_cents,
         provider_id, created_at, done_at)
       VALUES (UUID(), ?, ?, 5, 'done', '', '{}', 're_none', NOW(3), NOW(3))`,
      [orderId, payment?.id],
    );
    const { differences } = await reconcile();
    expect(differences.join('\n')).toContain('the provider gave nothing back');
    expect(differences.join('\n')).toContain('is another than that of payment');
  });

  it('finds a part that did not come back on the day of its refund, whenever it was paid', async () => {
    await change(`UPDATE payment SET paid_at = paid_at - INTERVAL 30 DAY`);
    expect((await reconcile()).differences).toEqual([]);
    await change('UPDATE refund SET reversal_cents = 3');
    expect((await reconcile()).differences).toEqual([
      expect.stringContaining('came back and not 0,03'),
    ]);
  });

  it('finds money that somebody gave back in the dashboard', async () => {
    const [payment] = (await paying.facts(orderId)).payments;
    await stripe.refunds.create({ payment_intent: payment?.intentId ?? '', amount: 100 });
    const { differences } = await reconcile();
    expect(differences).toEqual([expect.stringContaining('belongs to no refund of ours')]);
  });
});

describe('the consistency of the database', () => {
  it('is given after orders were paid, and lines given back', async () => {
    await paying.place();
    expect(await checkConsistency(paying.service.dataSource)).toEqual([]);
  });

  it.each([
    [`DELETE FROM order_line`, 'has no lines'],
    [`UPDATE customer_order SET subtotal_cents = 1`, 'has other sums than its lines'],
    [`UPDATE customer_order SET total_cents = total_cents + 1`, 'not the sum of its parts'],
    [`UPDATE order_line SET quantity = 9`, 'not its price times its pieces'],
    [`UPDATE customer_order SET state = 'shipped'`, 'stands where none of its lines does'],
    [`UPDATE payment SET state = 'expired'`, 'is paid by card without a payment'],
    [`UPDATE payment SET amount_cents = 1`, 'or by another amount'],
    [`UPDATE customer_order SET paid_at = NULL`, 'has a payment and is not paid'],
    [
      `INSERT INTO payment SELECT UUID(), order_id, 2, 'paid', 'cs_2', 'pi_2', url, amount_cents,
         destination, transfer_cents, transfer_id, expires_at, created_at, paid_at, charge_kind,
         fee_cents, fee_id, way, way_digits FROM payment`,
      'is paid twice',
    ],
    [`DELETE FROM customer_order`, 'has a payment without an order'],
    [`UPDATE payment SET state = 'duplicate'`, 'the second payment does not go back'],
    [`DELETE FROM refund`, 'counts other refunds than it has'],
    [`UPDATE customer_order SET refunded_cents = 99999`, 'gives more back than was paid'],
    [`UPDATE order_line SET refunded_cents = total_cents`, 'more than it gives back'],
    [`UPDATE refund SET state = 'pending'`, 'has refunded lines without a refund'],
    [`UPDATE customer_order SET payment_state = 'none'`, 'without its being paid'],
    [`UPDATE customer_order SET pay_before = NOW(3)`, 'waits for its money although it is paid'],
    [
      `UPDATE customer_order SET money_awaited_until = NOW(3)`,
      'waits for money that is on its way, and none is',
    ],
    [`DELETE FROM order_event`, 'has no history'],
    [
      `INSERT INTO order_event (order_id, command, who, line_ids, data, at)
       SELECT id, 'confirm-payment', 'system', '[]', '{}', NOW(3) FROM customer_order`,
      'was paid for more than once',
    ],
    [
      `INSERT INTO idempotency_key VALUES (UUID(), 'a key', 'hash', UUID(), NOW(3))`,
      'is what a key made',
    ],
  ])('%s is found', async (sql, sentence) => {
    await change(sql);
    const found = await checkConsistency(paying.service.dataSource);
    expect(found.join('\n')).toContain(sentence);
  });
});
