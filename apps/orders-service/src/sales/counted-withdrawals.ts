import type { AfterSale } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { startOfItalianDay } from '@zaino/rules/italian-day';
import { type DataSource, In } from 'typeorm';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';

/** Statements of a period, by `ix_withdrawal_at`, with the pieces that they are for; of whole lines, what these have. */
export async function countedWithdrawals(
  dataSource: DataSource,
  period: FigurePeriod,
): Promise<AfterSale['withdrawals']> {
  const ids = await dataSource.query<{ id: string }[]>(
    'SELECT id FROM withdrawal WHERE at >= ? AND at < ?',
    [startOfItalianDay(period.from), startOfItalianDay(period.to, 1)],
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
