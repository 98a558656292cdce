import type { AfterSale, RefundKind } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { type DataSource, In } from 'typeorm';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
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
    momentsOf(period),
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

/** Statements of a period, by `ix_withdrawal_at`, with the pieces that they are for; of whole lines, what these have. */
export async function withdrawalsIn(
  dataSource: DataSource,
  period: FigurePeriod,
): Promise<AfterSale['withdrawals']> {
  const ids = await dataSource.query<{ id: string }[]>(
    'SELECT id FROM withdrawal WHERE at >= ? AND at < ?',
    momentsOf(period),
  );
  const statements = await dataSource.manager.find(WithdrawalEntity, {
    select: { id: true, pieces: true, lineIds: true },
    where: { id: In(ids.map(({ id }) => id)) },
  });
  const piecesOf = ({ pieces, lineIds }: WithdrawalEntity) =>
    pieces?.reduce((sum, { quantity }) => sum + quantity, 0) ?? lineIds.length;
  return {
    statements: statements.length,
    pieces: statements.reduce((sum, statement) => sum + piecesOf(statement), 0),
  };
}

const momentsOf = ({ from, to }: FigurePeriod) => [
  startOfItalianDay(from),
  startOfItalianDay(to, 1),
];
