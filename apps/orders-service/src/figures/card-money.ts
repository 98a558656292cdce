import { CARD_MONEY_MONTHS, type CardMonth } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import type { DataSource } from 'typeorm';
import { ofBookshop } from '../desk/desk-conditions';

interface PaidRow {
  hour: string;
  payments: string;
  booksCents: string;
  transferCents: string;
}

interface BackRow {
  hour: string;
  reversalCents: string;
}

interface Sums {
  payments: number;
  paidCents: number;
  transferCents: number;
  backCents: number;
}

const nothing: Sums = { payments: 0, paidCents: 0, transferCents: 0, backCents: 0 };

/**
 * Money may move so long after its order: the guarantee of two years (Codice del consumo, art. 133), and half a year for
 * whoever is late. Older orders are not looked at, however many a bookshop has.
 */
const ORDER_MONTHS = 30;

interface Asked {
  bookshopId: string;
  now: number;
}

/**
 * What went through a bookshop's account, by months in Italy: of payments that had a part for it, which is decided
 * once and stands with the payment; what was taken back of it counts in the month of the refund.
 */
export async function cardMoney(
  dataSource: DataSource,
  { bookshopId, now }: Asked,
): Promise<CardMonth[]> {
  const since = firstOfMonth(now, CARD_MONEY_MONTHS);
  const ordersSince = firstOfMonth(now, CARD_MONEY_MONTHS + ORDER_MONTHS);
  const own = ofBookshop(bookshopId);
  const values = [...own.values, ordersSince, since];
  const [paid, back] = await Promise.all([
    dataSource.query<PaidRow[]>(paidSql(own.sql), values),
    dataSource.query<BackRow[]>(backSql(own.sql), values),
  ]);
  const months = new Map<string, Sums>();
  const add = (hour: string, sums: Partial<Sums>) => {
    const month = italianDay(Number(hour) * HOUR_MS).slice(0, 7);
    months.set(month, sumOf(months.get(month) ?? nothing, { ...nothing, ...sums }));
  };
  for (const { hour, payments, booksCents, transferCents } of paid) {
    add(hour, {
      payments: Number(payments),
      paidCents: Number(booksCents),
      transferCents: Number(transferCents),
    });
  }
  for (const { hour, reversalCents } of back) add(hour, { backCents: Number(reversalCents) });
  return [...months]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([month, sums]) => monthAnswer(month, sums));
}

/** An order has one payment that counts. */
const paidSql = (ofOwn: string) => `
  SELECT TIMESTAMPDIFF(HOUR, '1970-01-01', p.paid_at) AS hour, COUNT(*) AS payments,
    SUM(p.transfer_cents - p.fee_cents) AS transferCents,
    SUM((SELECT COALESCE(SUM(l.total_cents - l.discount_cents - l.cedola_cents + l.extra_cents), 0)
      FROM order_line l
      WHERE l.order_id = o.id AND l.seller_id = o.bookshop_id AND l.type = 'book'
        AND NOT l.is_off_bill)) AS booksCents
  FROM customer_order o JOIN payment p ON p.order_id = o.id
  WHERE ${ofOwn} AND o.created_at >= ? AND p.paid_at >= ? AND p.state = 'paid' AND p.destination IS NOT NULL
    AND p.charge_kind <> 'owed'
  GROUP BY hour`;

/** Of that payment: a second one goes back as it came, and a part that is still owed was never there. */
const backSql = (ofOwn: string) => `
  SELECT TIMESTAMPDIFF(HOUR, '1970-01-01', r.done_at) AS hour,
    SUM(r.reversal_cents - r.fee_cents) AS reversalCents
  FROM customer_order o JOIN refund r ON r.order_id = o.id JOIN payment p ON p.id = r.payment_id
  WHERE ${ofOwn} AND o.created_at >= ? AND r.done_at >= ? AND r.state = 'done' AND r.reversal_cents > 0
    AND p.state = 'paid' AND p.charge_kind <> 'owed'
  GROUP BY hour`;

/** The begin of a month in Italy: of the present one with 1, of the one before with 2. */
function firstOfMonth(now: number, months: number): Date {
  const [year = 0, month = 0] = italianDay(now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - months, 1));
  return startOfItalianDay(first.toISOString().slice(0, 10));
}

function sumOf(one: Sums, other: Sums): Sums {
  return {
    payments: one.payments + other.payments,
    paidCents: one.paidCents + other.paidCents,
    transferCents: one.transferCents + other.transferCents,
    backCents: one.backCents + other.backCents,
  };
}

function monthAnswer(month: string, sums: Sums): CardMonth {
  return {
    month,
    payments: sums.payments,
    paid: toEuro(sums.paidCents),
    fee: toEuro(sums.paidCents - sums.transferCents),
    transferred: toEuro(sums.transferCents),
    takenBack: toEuro(sums.backCents),
  };
}
