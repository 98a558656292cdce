import type { UsedCopy, UsedIntake } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { toEuro } from '@zaino/rules/money';
import type { UsedCopyEntity } from './used-copy.entity';

/** For how long a copy can be taken back: a mistake is seen on the same day. */
const TAKE_BACK_MS = DAY_MS;

export function canTakeBack({ state, takenAt }: UsedCopyEntity, now: Date): boolean {
  return state === 'in-stock' && now.getTime() - takenAt.getTime() < TAKE_BACK_MS;
}

/** Its sale is taxed by the margin, since it was bought of a private person (market-and-law, L10). */
export function copyAnswer(copy: UsedCopyEntity, now: Date): UsedCopy {
  const { id, intakeId, isbn, title, grade, digitalCode, state, takenBy } = copy;
  return {
    id,
    intakeId,
    isbn,
    title,
    grade,
    digitalCode,
    state,
    takenBy,
    vat: 'libro-usato',
    paid: toEuro(copy.paidCents),
    salePrice: copy.saleCents === null ? null : toEuro(copy.saleCents),
    takenAt: copy.takenAt.toISOString(),
    canTakeBack: canTakeBack(copy, now),
  };
}

/** Of all copies of one intake, in their order: at least one. */
export function intakeAnswer(
  [first, ...others]: readonly [UsedCopyEntity, ...UsedCopyEntity[]],
  now: Date,
): UsedIntake {
  const copies = [first, ...others];
  const paid = copies.filter(({ state }) => state !== 'taken-back');
  return {
    id: first.intakeId,
    at: first.takenAt.toISOString(),
    takenBy: first.takenBy,
    tender: first.tender,
    copies: copies.map((copy) => copyAnswer(copy, now)),
    total: toEuro(paid.reduce((sum, { paidCents }) => sum + paidCents, 0)),
  };
}
