import { toCents } from '@zaino/rules/money';
import { STANDARD_SHIPPING_COST } from '@zaino/rules/shipping';
import type { DataSource } from 'typeorm';

interface Rule {
  /** What is wrong with an order that the statement finds. */
  says: string;
  sql: string;
}

/** Duplicates are given back beside the order, which does not count them. */
const counted = `SELECT r.order_id, SUM(r.amount_cents) AS cents FROM refund r
  LEFT JOIN payment p ON p.id = r.payment_id
  WHERE r.state <> 'failed' AND (p.state IS NULL OR p.state = 'paid') GROUP BY r.order_id`;
/** What was taken off the bill of an order (`o`) before it was paid. */
const offBill = `(SELECT COALESCE(SUM(
    b.total_cents - b.discount_cents - b.cedola_cents + b.extra_cents), 0)
  FROM order_line b WHERE b.order_id = o.id AND b.is_off_bill)`;
const onTheWay = `FIELD(state, 'received', 'paid', 'waiting', 'reserved', 'ready', 'shipped')`;
const undone = `'cancelled', 'returned', 'refunded'`;
const ended = `FIELD(state, 'delivered', 'returned', 'refunded', 'cancelled')`;

/** What must be true of each order, whatever happened to it. Each statement gives ids of orders. */
const rules: Rule[] = [
  {
    says: 'has no lines',
    sql: `SELECT o.id FROM customer_order o LEFT JOIN order_line l ON l.order_id = o.id
          WHERE l.id IS NULL`,
  },
  {
    says: 'has other sums than its lines',
    sql: `SELECT o.id FROM customer_order o JOIN order_line l ON l.order_id = o.id
          GROUP BY o.id, o.subtotal_cents, o.discount_cents, o.cedola_cents, o.extra_cents
          HAVING SUM(l.total_cents) <> o.subtotal_cents OR SUM(l.discount_cents) <> o.discount_cents
            OR SUM(l.cedola_cents) <> o.cedola_cents OR SUM(l.extra_cents) <> o.extra_cents`,
  },
  {
    says: 'has a total that is not the sum of its parts',
    sql: `SELECT id FROM customer_order
          WHERE subtotal_cents + shipping_cents + extra_cents
            <> total_cents + discount_cents + cedola_cents`,
  },
  {
    says: 'has a line that is not its price times its pieces, or less than nothing',
    sql: `SELECT DISTINCT order_id AS id FROM order_line WHERE total_cents <> price_cents * quantity
          OR discount_cents > total_cents
          OR refunded_cents + discount_cents + cedola_cents > total_cents + extra_cents
          OR extra_refunded_cents > extra_cents OR extra_refunded_cents > refunded_cents
          OR refunded_cents - extra_refunded_cents + discount_cents + cedola_cents > total_cents`,
  },
  {
    says: 'has an extra that nobody does or pays, or is handed over before it was done',
    sql: `SELECT DISTINCT order_id AS id FROM order_line
          WHERE (extra IS NULL) <> (extra_state IS NULL) OR (extra IS NULL AND extra_cents > 0)
            OR (extra_state = 'wanted' AND state IN ('ready', 'shipped', 'delivered'))`,
  },
  {
    says: 'stands where none of its lines does',
    sql: `SELECT o.id FROM customer_order o JOIN (
            SELECT order_id, MIN(NULLIF(${onTheWay}, 0)) AS first, MIN(NULLIF(${ended}, 0)) AS last
            FROM order_line GROUP BY order_id) l ON l.order_id = o.id
          WHERE o.state <> COALESCE(
            ELT(l.first, 'received', 'paid', 'waiting', 'reserved', 'ready', 'shipped'),
            ELT(l.last, 'delivered', 'returned', 'refunded', 'cancelled'))`,
  },
  {
    says: 'is paid by card without a payment, or by another amount',
    sql: `SELECT o.id FROM customer_order o
          LEFT JOIN payment p ON p.order_id = o.id AND p.state = 'paid'
          WHERE o.payment_method = 'card' AND o.paid_at IS NOT NULL
            AND COALESCE(p.amount_cents, 0) <> o.total_cents - o.state_voucher_cents - ${offBill}`,
  },
  {
    says: 'is paid by a voucher of the State that is none, or pays another sum',
    sql: `SELECT o.id FROM customer_order o LEFT JOIN state_voucher v ON v.order_id = o.id
          WHERE o.state_voucher_cents <> COALESCE(v.amount_cents, 0)
            OR o.state_voucher_cents > o.total_cents`,
  },
  {
    says: 'is paid in part by a voucher of the State that was never taken',
    sql: `SELECT o.id FROM customer_order o JOIN state_voucher v ON v.order_id = o.id
          WHERE o.paid_at IS NOT NULL AND (v.state IN ('lost', 'released') OR v.state = 'reserved'
            AND NOT EXISTS (SELECT 1 FROM outbox_message m WHERE m.topic = 'state-voucher'
              AND m.payload LIKE CONCAT('%', o.id, '%')))`,
  },
  {
    says: 'came to nothing, and keeps a voucher of the State',
    sql: `SELECT o.id FROM customer_order o JOIN state_voucher v ON v.order_id = o.id
          WHERE o.state = 'cancelled' AND o.paid_at IS NULL AND v.state <> 'released'
            AND NOT EXISTS (SELECT 1 FROM outbox_message m WHERE m.topic = 'state-voucher'
              AND m.payload LIKE CONCAT('%', o.id, '%'))`,
  },
  {
    says: 'gives back to a voucher of the State more than it took of it',
    sql: `SELECT v.order_id AS id FROM state_voucher v
          JOIN refund r ON r.state_voucher_id = v.id AND r.state <> 'failed'
          GROUP BY v.order_id, v.amount_cents HAVING SUM(r.amount_cents) > v.amount_cents`,
  },
  {
    says: 'has a payment and is not paid',
    sql: `SELECT o.id FROM payment p JOIN customer_order o ON o.id = p.order_id
          WHERE o.paid_at IS NULL
            AND (p.state = 'paid' OR p.state = 'duplicate' AND o.payment_method = 'card'
              AND o.state_voucher_cents = 0 AND p.amount_cents = o.total_cents - ${offBill})`,
  },
  {
    says: 'has a line that a cedola pays in part, or although it was refused',
    sql: `SELECT DISTINCT order_id AS id FROM order_line
          WHERE cedola_cents <> IF(cedola_state IN ('entered', 'accepted'), total_cents, 0)
            OR (cedola_state IS NOT NULL AND cedola_id IS NULL)`,
  },
  {
    says: 'has lines that are paid by a cedola that is none, or stands otherwise',
    sql: `SELECT DISTINCT l.order_id AS id FROM order_line l LEFT JOIN cedola c ON c.id = l.cedola_id
          WHERE l.cedola_id IS NOT NULL AND (c.id IS NULL OR c.order_id <> l.order_id
            OR (l.state NOT IN (${undone}) AND c.state <> l.cedola_state))`,
  },
  {
    says: 'counts as paid although a cedola of it waits or was refused',
    sql: `SELECT DISTINCT o.id FROM customer_order o JOIN order_line l ON l.order_id = o.id
          WHERE o.paid_at IS NOT NULL AND l.cedola_state IN ('entered', 'refused')
            AND l.state NOT IN (${undone})`,
  },
  {
    says: 'has a line off its bill that was not undone, or was given back for',
    sql: `SELECT DISTINCT o.id FROM customer_order o JOIN order_line l ON l.order_id = o.id
          WHERE l.is_off_bill AND (l.refunded_cents > 0 OR l.state NOT IN (${undone}))`,
  },
  {
    says: 'is paid twice',
    sql: `SELECT order_id AS id FROM payment WHERE state = 'paid' GROUP BY order_id
          HAVING COUNT(*) > 1`,
  },
  {
    says: 'has a payment without an order',
    sql: `SELECT p.order_id AS id FROM payment p LEFT JOIN customer_order o ON o.id = p.order_id
          WHERE o.id IS NULL`,
  },
  {
    says: 'was paid twice, and the second payment does not go back',
    sql: `SELECT p.order_id AS id FROM payment p
          LEFT JOIN refund r ON r.payment_id = p.id AND r.amount_cents = p.amount_cents
          WHERE p.state = 'duplicate' AND r.id IS NULL`,
  },
  {
    says: 'counts other refunds than it has',
    sql: `SELECT o.id FROM customer_order o LEFT JOIN (${counted}) r ON r.order_id = o.id
          WHERE o.refunded_cents <> COALESCE(r.cents, 0)`,
  },
  {
    says: 'gives more back than was paid',
    sql: `SELECT o.id FROM customer_order o WHERE o.refunded_cents > 0
          AND (o.paid_at IS NULL OR o.refunded_cents > o.total_cents - ${offBill})`,
  },
  {
    says: 'gives back for its lines more than it gives back',
    sql: `SELECT o.id FROM customer_order o JOIN order_line l ON l.order_id = o.id
          GROUP BY o.id, o.refunded_cents, o.shipping_cents, o.given_up_cents
          HAVING SUM(l.refunded_cents) > o.refunded_cents + IF(
            o.shipping_cents = 0 AND o.given_up_cents > 0, ${toCents(STANDARD_SHIPPING_COST)}, 0)`,
  },
  {
    says: 'has refunded lines without a refund',
    sql: `SELECT DISTINCT l.order_id AS id FROM order_line l
          LEFT JOIN refund r ON r.order_id = l.order_id AND r.state = 'done'
          WHERE l.state = 'refunded' AND r.id IS NULL`,
  },
  {
    says: 'has lines that went on without its being paid',
    sql: `SELECT DISTINCT o.id FROM customer_order o JOIN order_line l ON l.order_id = o.id
          WHERE o.payment_method = 'card' AND o.payment_state = 'none'
            AND l.state NOT IN ('received', 'cancelled')`,
  },
  {
    says: 'waits for its money although it is paid or cancelled, or waits for ever',
    sql: `SELECT id FROM customer_order WHERE payment_method = 'card'
          AND (pay_before IS NULL) = (state = 'received' AND payment_state = 'none')`,
  },
  {
    says: 'waits for money that is on its way, and none is',
    sql: `SELECT o.id FROM customer_order o WHERE o.money_awaited_until IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.order_id = o.id AND p.state = 'pending')`,
  },
  {
    says: 'is kept for a payment in the shop although it is paid, fetched or cancelled',
    sql: `SELECT id FROM customer_order WHERE payment_method = 'shop' AND pay_before IS NOT NULL
          AND (payment_state <> 'due' OR state NOT IN ('received', 'waiting', 'reserved', 'ready'))`,
  },
  {
    says: 'has no history',
    sql: `SELECT o.id FROM customer_order o LEFT JOIN order_event e ON e.order_id = o.id
          WHERE e.id IS NULL`,
  },
  {
    says: 'was paid for more than once by its history',
    sql: `SELECT order_id AS id FROM order_event WHERE command = 'confirm-payment'
          GROUP BY order_id HAVING COUNT(*) > 1`,
  },
  {
    says: 'is what a key made, and is not there',
    sql: `SELECT k.order_id AS id FROM idempotency_key k
          LEFT JOIN customer_order o ON o.id = k.order_id WHERE o.id IS NULL`,
  },
];

const MOST_NAMED = 20;

/** What does not agree in the database, by itself; one sentence for each order, empty where all does. */
export async function checkConsistency(dataSource: DataSource): Promise<string[]> {
  const found: string[] = [];
  for (const { says, sql } of rules) {
    const rows = await dataSource.query<{ id: string }[]>(sql);
    found.push(...rows.slice(0, MOST_NAMED).map(({ id }) => `Order ${id} ${says}`));
    const others = rows.length - MOST_NAMED;
    if (others > 0) found.push(`… and ${others} more: ${says}`);
  }
  return found;
}
