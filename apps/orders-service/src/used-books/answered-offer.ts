import type { DeskUsedOffer, UsedOffer } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import type { UsedOfferEntity } from './used-offer.entity';

/** Whether a bookshop may take the book in. */
export function isOpen({ state, endsAt }: UsedOfferEntity, now: Date): boolean {
  return state === 'offered' && now < endsAt;
}

/** As a bookshop sees it. */
export function deskOffer(offer: UsedOfferEntity): DeskUsedOffer {
  const { id, isbn, title, grade, digitalCode, guideCents, offeredAt, endsAt } = offer;
  return {
    id,
    isbn,
    title,
    grade,
    digitalCode,
    guidePrice: guideCents === null ? null : toEuro(guideCents),
    offeredAt: offeredAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** As its family does. */
export function ownOffer(offer: UsedOfferEntity, now: Date): UsedOffer {
  const hasExpired = offer.state === 'offered' && !isOpen(offer, now);
  return { ...deskOffer(offer), state: hasExpired ? 'expired' : offer.state };
}
