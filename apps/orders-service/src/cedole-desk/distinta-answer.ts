import type { Distinta } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { toEuro } from '@zaino/rules/money';
import { distintaNumber } from './distinta-number';
import type { DistintaEntity } from './distinta.entity';

/** For how long a step can be taken back: a mistake is seen on the same day. */
const TAKE_BACK_MS = DAY_MS;

/** Whether the last step of a distinta can be taken back now. */
export function canTakeBack({ state, sentAt, paidAt }: DistintaEntity, now: Date): boolean {
  if (state === 'undone') return false;
  const since = state === 'paid' ? paidAt : sentAt;
  return since !== null && now.getTime() - since.getTime() < TAKE_BACK_MS;
}

export function distintaAnswer(
  distinta: DistintaEntity,
  { now, toCorrectCents }: { now: Date; toCorrectCents: number },
): Distinta {
  const { id, day, comune, provincia, state, content, paidOn, paidCents } = distinta;
  return {
    id,
    number: distintaNumber(distinta),
    day,
    comune,
    provincia,
    state,
    cedole: content.cedole.length,
    books: content.cedole
      .flatMap(({ books }) => books)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    amounts: {
      gross: toEuro(content.grossCents),
      publicDiscount: toEuro(content.publicDiscountCents),
      agreedDiscount: toEuro(content.agreedDiscountCents),
      net: toEuro(content.netCents),
    },
    toCorrect: toEuro(toCorrectCents),
    paidOn,
    paid: paidCents === null ? null : toEuro(paidCents),
    canTakeBack: canTakeBack(distinta, now),
  };
}
