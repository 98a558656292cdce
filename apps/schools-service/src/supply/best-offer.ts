import type { Availability, FeedState, UnsellableReason } from '@zaino/contracts/schools';

/** What one distributor says of a book. */
export interface SupplyOffer {
  state: FeedState;
  expectedOn: string | null;
  newIsbn: string | null;
}

/** Of the distributor that says it. */
interface SupplyTerms {
  daysFrom: number;
  daysTo: number;
  cutOff: number | null;
}

/** An offer as families are told of it, and how it stands beside others. */
export interface RankedOffer {
  /** Null where it can be ordered and nobody says when it comes: the general promise holds. */
  availability: Availability | null;
  /** The less the sooner it can be had. */
  rank: readonly [kind: number, day: string, days: number, from: number];
}

/** In the order in which a book can be had: what is there, what has a date, what can be ordered, and the rest. */
const kinds = { inStock: 0, dated: 1, orderable: 2, reprint: 3, replaced: 4, outOfPrint: 5 };

/** What an offer means on a day (`2026-11-27`): a date that is over tells nothing. */
export function rankedOffer(offer: SupplyOffer, terms: SupplyTerms, today: string): RankedOffer {
  const { daysFrom: from, daysTo: to, cutOff } = terms;
  const days = { from, to };
  const date = offer.expectedOn !== null && offer.expectedOn >= today ? offer.expectedOn : null;
  switch (offer.state) {
    case 'available':
      return {
        availability: { state: 'in-stock', days, ...(cutOff !== null && { cutOff }) },
        rank: [kinds.inStock, '', to, from],
      };
    case 'on-order':
    case 'reprint':
      return coming(offer.state, date, days);
    case 'replaced':
      return {
        availability: {
          state: 'replaced',
          ...(offer.newIsbn !== null && { newIsbn: offer.newIsbn }),
        },
        rank: [kinds.replaced, '', 0, 0],
      };
    case 'out-of-print':
      return { availability: { state: 'out-of-print' }, rank: [kinds.outOfPrint, '', 0, 0] };
  }
}

function coming(
  state: 'on-order' | 'reprint',
  date: string | null,
  days: { from: number; to: number },
): RankedOffer {
  if (date !== null) {
    return { availability: { state, days, date }, rank: [kinds.dated, date, days.to, days.from] };
  }
  return state === 'on-order'
    ? { availability: null, rank: [kinds.orderable, '', 0, 0] }
    : { availability: { state }, rank: [kinds.reprint, '', 0, 0] };
}

/** Whether one offer brings a book sooner than another. */
export function isBetterOffer(one: RankedOffer, other: RankedOffer): boolean {
  for (const [place, value] of one.rank.entries()) {
    const beside = other.rank[place] ?? value;
    if (value !== beside) return value < beside;
  }
  return false;
}

/** Why a book cannot be sold that distributors say this of; null where it can. A date must be agreed to for each line. */
export function supplyRefusal({ state, date }: Availability): UnsellableReason | null {
  if (state === 'out-of-print') return 'fuori-catalogo';
  if (state === 'replaced') return 'sostituito';
  return state === 'reprint' && date === undefined ? 'in-ristampa' : null;
}
