import type { AfterSale, RefundKind } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import type { DataSource } from 'typeorm';
import { refundKind } from './refund-kind';

interface RefundRow {
  reason: string;
  refunds: string;
  cents: string;
}

/** Refunds that were begun in a period, but for those that failed, by `ix_refund_created_at`; the largest first. */
export async function refundsByKind(
  dataSource: DataSource,
  period: FigurePeriod,
): Promise<AfterSale['refunds']> {
  const rows = await dataSource.query<RefundRow[]>(
    `SELECT reason, COUNT(*) AS refunds, SUM(amount_cents) AS cents FROM refund
     WHERE created_at >= ? AND created_at < ? AND state <> 'failed' GROUP BY reason`,
    [startOfItalianDay(period.from), startOfItalianDay(period.to, 1)],
  );
  const kinds = new Map<RefundKind, { refunds: number; cents: number }>();
  for (const { reason, refunds, cents } of rows) {
    const kind = refundKind(reason);
    const known = kinds.get(kind) ?? { refunds: 0, cents: 0 };
    kinds.set(kind, {
      refunds: known.refunds + Number(refunds),
      cents: known.cents + Number(cents),
    });
  }
  return [...kinds]
    .map(([kind, { refunds, cents }]) => ({ kind, refunds, amount: toEuro(cents) }))
    .toSorted((one, other) => other.amount - one.amount);
}
