import { type EntityManager, Not } from 'typeorm';
import { splitCents } from '../orders/split-cents';
import type { LineSplit } from '../transitions/split-lines';
import { RefundEntity } from './refund.entity';

/** What was given back for a line is given back for both now, so that a refund that fails is counted out of both. */
export async function shareRefunds(
  manager: EntityManager,
  orderId: string,
  splits: readonly LineSplit[],
): Promise<void> {
  const shared = splits.filter(({ part }) => part.refundedCents > 0);
  if (shared.length === 0) return;
  const refunds = await manager.findBy(RefundEntity, { orderId, state: Not('failed') });
  for (const split of shared) {
    const { extraRefundedCents, refundedCents } = split.part;
    const ofExtras = shares(refunds, split, {
      cents: extraRefundedCents,
      of: ({ extraCents }) => extraCents ?? {},
    });
    const ofGoods = shares(refunds, split, {
      cents: refundedCents - extraRefundedCents,
      of: goodsOf,
    });
    for (const [index, refund] of refunds.entries()) {
      const [goods = 0, extra = 0] = [ofGoods[index], ofExtras[index]];
      refund.lineCents = withPart(refund.lineCents, split, goods + extra);
      refund.extraCents &&= withPart(refund.extraCents, split, extra);
    }
  }
  for (const { id, lineCents, extraCents } of refunds)
    await manager.update(RefundEntity, { id }, { lineCents, extraCents });
}

interface Shared {
  cents: number;
  /** What each refund gave, by the lines' ids. */
  of: (refund: RefundEntity) => Record<string, number>;
}

/** Of each refund, what it gave for the part: in proportion to what it gave for the line. */
function shares(refunds: readonly RefundEntity[], { line }: LineSplit, { cents, of }: Shared) {
  return splitCents(
    cents,
    refunds.map((refund) => of(refund)[line.id] ?? 0),
  );
}

/** Without what was for extras. */
function goodsOf({ lineCents, extraCents }: RefundEntity): Record<string, number> {
  return Object.fromEntries(
    Object.entries(lineCents).map(([id, cents]) => [id, cents - (extraCents?.[id] ?? 0)]),
  );
}

/** Of what a refund gave for the line, so much was for the part. */
function withPart(
  lineCents: RefundEntity['lineCents'],
  { line, part }: LineSplit,
  partCents: number,
): RefundEntity['lineCents'] {
  const { [line.id]: cents = 0, ...others } = lineCents;
  return {
    ...others,
    ...(cents > partCents && { [line.id]: cents - partCents }),
    ...(partCents > 0 && { [part.id]: partCents }),
  };
}
