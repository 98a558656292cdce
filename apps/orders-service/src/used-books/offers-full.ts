import { MOST_USED_OFFERS, usedBookErrorCodes, USED_OFFER_DAYS } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { DomainError } from '@zaino/service/domain-error';
import { isOpen } from './answered-offer';
import type { UsedOfferEntity } from './used-offer.entity';

/** When an offer that begins now ends by itself. */
export const offerEnd = (offeredAt: Date) =>
  new Date(offeredAt.getTime() + USED_OFFER_DAYS * DAY_MS);

interface Wish {
  /** All of the family that are kept. */
  offers: UsedOfferEntity[];
  /** How many come anew. */
  more: number;
  now: Date;
}

/** Rejects as `limited` where a family would offer too much, at a time or within a day: what it withdrew counts, too. */
export function assertNotFull({ offers, more, now }: Wish): void {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const open = offers.filter((offer) => isOpen(offer, now)).length;
  const ofToday = offers.filter(({ offeredAt }) => offeredAt > dayAgo).length;
  if (Math.max(open, ofToday) + more <= MOST_USED_OFFERS) return;
  throw new DomainError('limited', usedBookErrorCodes.usedOffersFull, {
    detail: `Puoi offrire al massimo ${MOST_USED_OFFERS} libri alla volta e in un giorno. Togline qualcuno, o torna domani.`,
  });
}
