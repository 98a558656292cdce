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
    const ofLine = refunds.map(({ lineCents }) => lineCents[split.line.id] ?? 0);
    const ofPart = splitCents(split.part.refundedCents, ofLine);
    for (const [index, refund] of refunds.entries()) {
      refund.lineCents = withPart(refund.lineCents, split, ofPart[index] ?? 0);
    }
  }
  for (const { id, lineCents } of refunds)
    await manager.update(RefundEntity, { id }, { lineCents });
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
