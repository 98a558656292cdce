import { MOST_OWED_PARTS, type OwedMoney } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import type { DataSource } from 'typeorm';
import { ofBookshop } from '../desk/desk-conditions';

interface OwedRow {
  orderId: string;
  orderNumber: string;
  paidAt: Date;
  partCents: string | number;
  backCents: string | number;
}

/**
 * What the shop has taken by card for a bookshop and could not send it: its parts of payments that the provider would
 * not bring to its account, less what refunds have taken of them. They are sent by themselves once it does.
 */
export async function owedMoney(dataSource: DataSource, bookshopId: string): Promise<OwedMoney> {
  const own = ofBookshop(bookshopId);
  const rows = await dataSource.query<OwedRow[]>(owedSql(own.sql), own.values);
  const parts = rows
    .map(({ partCents, backCents, ...row }) => {
      const [part, back] = [Number(partCents), Number(backCents)];
      return { ...row, partCents: part, backCents: back, leftCents: part - back };
    })
    .filter(({ leftCents }) => leftCents > 0);
  return {
    total: toEuro(parts.reduce((sum, { leftCents }) => sum + leftCents, 0)),
    orders: parts.length,
    parts: parts.slice(0, MOST_OWED_PARTS).map((part) => ({
      orderId: part.orderId,
      orderNumber: part.orderNumber,
      day: italianDay(part.paidAt),
      part: toEuro(part.partCents),
      takenBack: toEuro(part.backCents),
      left: toEuro(part.leftCents),
    })),
  };
}

const owedSql = (ofOwn: string) => `
  SELECT o.id AS orderId, o.number AS orderNumber, p.paid_at AS paidAt,
    p.transfer_cents - p.fee_cents AS partCents,
    (SELECT COALESCE(SUM(r.reversal_cents - r.fee_cents), 0) FROM refund r
      WHERE r.order_id = o.id AND r.payment_id = p.id AND r.state <> 'failed') AS backCents
  FROM customer_order o JOIN payment p ON p.order_id = o.id
  WHERE ${ofOwn} AND p.state = 'paid' AND p.charge_kind = 'owed'
  ORDER BY p.paid_at DESC, o.id`;
