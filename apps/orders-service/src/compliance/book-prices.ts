import {
  type ComplianceCheck,
  type ComplianceEvidence,
  MOST_FINDINGS,
} from '@zaino/contracts/shared';
import { bookDiscountLimit } from '@zaino/rules/book-price';
import { DAY_MS } from '@zaino/rules/durations';
import { formatEuro, toEuro } from '@zaino/rules/money';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { DataSource } from 'typeorm';
import { orderFinding } from './order-finding';

/** What is looked at: every book of the last month. */
const LOOK_BACK_DAYS = 30;

interface BookRow {
  id: string;
  number: string;
  reference: string;
  quantity: number;
  coverCents: number;
  paidCents: string | number;
  schoolCode: string | null;
}

/**
 * New books for less than the law allows of their cover price (Legge 15/2020), by `ix_customer_order_created_at`. What
 * an adopted book may have off, any other may not; whether it was adopted then is no more known than by its list.
 */
export async function bookPrices(dataSource: DataSource, now: number): Promise<ComplianceCheck> {
  const since = new Date(now - LOOK_BACK_DAYS * DAY_MS);
  const books = `FROM customer_order o JOIN order_line l ON l.order_id = o.id
    WHERE o.created_at >= ? AND l.type = 'book' AND l.vat = 'libro' AND o.payment_state <> 'none'`;
  const [sold] = await dataSource.query<{ books: string }[]>(`SELECT COUNT(*) AS books ${books}`, [
    since,
  ]);
  const rows = await dataSource.query<BookRow[]>(
    `SELECT o.id, o.number, l.reference, l.quantity, l.school_code AS schoolCode,
       COALESCE(l.cover_cents, l.price_cents) AS coverCents,
       l.total_cents - l.discount_cents AS paidCents
     ${books} AND (l.cover_cents IS NOT NULL OR l.discount_cents > 0)
       AND (l.total_cents - l.discount_cents) * 100
         < COALESCE(l.cover_cents, l.price_cents) * l.quantity * ?
     ORDER BY o.created_at DESC LIMIT ${MOST_FINDINGS}`,
    [since, 100 - bookDiscountLimit(false)],
  );
  return complianceCheck('book-prices', {
    looked: Number(sold?.books ?? 0),
    findings: rows.flatMap(findingOf),
  });
}

function findingOf(row: BookRow): ComplianceEvidence[] {
  const { reference, quantity, coverCents, paidCents, schoolCode } = row;
  const lowest = coverCents * quantity * (100 - bookDiscountLimit(true));
  const isBelow = Number(paidCents) * 100 < lowest;
  // From a class list: adopted, as far as is known, and within 15 %.
  if (!isBelow && schoolCode !== null) return [];
  const limit = isBelow ? bookDiscountLimit(true) : bookDiscountLimit(false);
  const piece = formatEuro(toEuro(Math.round(Number(paidCents) / quantity)));
  const cover = formatEuro(toEuro(coverCents));
  const words = `ISBN ${reference} a ${piece} invece di ${cover}: più del ${limit} % in meno`;
  return [orderFinding(row, isBelow ? 'broken' : 'look', words)];
}
