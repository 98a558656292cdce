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
  /** Null where nobody says when it comes, nor that it does not: the general promise holds. */
  availability: Availability | null;
  /** The less the sooner it can be had. */
  rank: readonly [kind: number, day: string, days: number, from: number];
}

/**
 * In the order in which a book can be had: what is there, what has a date, what can be ordered, and the rest. That one
 * distributor has none says less than that another knows why.
 */
const kinds = {
  inStock: 0,
  dated: 1,
  orderable: 2,
  reprint: 3,
  replaced: 4,
  outOfPrint: 5,
  notThere: 6,
};

interface ToldOffer {
  terms: SupplyTerms;
  days: { from: number; to: number };
  /** When it is expected; null where nobody says, and where that is over. */
  date: string | null;
  newIsbn: string | null;
}

/** What an offer means on a day (`2026-11-27`): a date that is over tells nothing. */
export function rankedOffer(offer: SupplyOffer, terms: SupplyTerms, today: string): RankedOffer {
  const { state, expectedOn, newIsbn } = offer;
  const date = expectedOn !== null && expectedOn >= today ? expectedOn : null;
  const days = { from: terms.daysFrom, to: terms.daysTo };
  return meanings[state]({ terms, days, date, newIsbn });
}

const undated = (kind: number) => [kind, '', 0, 0] as const;

const meanings: Record<FeedState, (told: ToldOffer) => RankedOffer> = {
  available: ({ days, terms: { cutOff } }) => ({
    availability: { state: 'in-stock', days, ...(cutOff !== null && { cutOff }) },
    rank: [kinds.inStock, '', days.to, days.from],
  }),
  'on-order': (told) =>
    dated('on-order', told) ?? { availability: null, rank: undated(kinds.orderable) },
  reprint: (told) =>
    dated('reprint', told) ?? {
      availability: { state: 'reprint' },
      rank: undated(kinds.reprint),
    },
  replaced: ({ newIsbn }) => ({
    availability: { state: 'replaced', ...(newIsbn !== null && { newIsbn }) },
    rank: undated(kinds.replaced),
  }),
  'out-of-print': () => ({
    availability: { state: 'out-of-print' },
    rank: undated(kinds.outOfPrint),
  }),
  'not-there': (told) =>
    dated('on-order', told) ?? { availability: null, rank: undated(kinds.notThere) },
};

function dated(state: 'on-order' | 'reprint', { date, days }: ToldOffer): RankedOffer | null {
  if (date === null) return null;
  return { availability: { state, days, date }, rank: [kinds.dated, date, days.to, days.from] };
}

/** Whether one offer brings a book sooner than another. */
export function isBetterOffer(one: RankedOffer, other: RankedOffer): boolean {
  for (const [place, value] of one.rank.entries()) {
    const beside = other.rank[place] ?? value;
    if (value !== beside) return value < beside;
  }
  return false;
}

/** Whether a distributor says no more than that it has none. */
export const hasNone = ({ rank: [kind] }: RankedOffer): boolean => kind === kinds.notThere;

/** Why a book cannot be sold that distributors say this of; null where it can. A date must be agreed to for each line. */
export function supplyRefusal({ state, date }: Availability): UnsellableReason | null {
  if (state === 'out-of-print') return 'fuori-catalogo';
  if (state === 'replaced') return 'sostituito';
  return state === 'reprint' && date === undefined ? 'in-ristampa' : null;
}
