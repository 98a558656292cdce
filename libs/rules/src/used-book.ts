/** How a used book looks: as new, read with care, written in or bent. */
export type UsedBookGrade = 'as-new' | 'good' | 'worn';

/** Of a hundred cents of the cover price, for each grade: a rule of the shop's own, which binds nobody. */
const SHARES: Record<UsedBookGrade, number> = { 'as-new': 50, good: 40, worn: 25 };

/** Guide prices are said in steps of ten cents. */
const STEP_CENTS = 10;

interface ValuedBook {
  /** Of the newest list that says one; null where none does. */
  coverCents: number | null;
  grade: UsedBookGrade;
  /** Some class of Italy has it on its newest list. */
  isAdopted: boolean;
  /** Another edition has taken its place. */
  isReplaced: boolean;
}

/**
 * What a used schoolbook may be worth, in cents, rounded down to ten: 0 where no class adopts it any more or a new edition
 * has taken its place; null where nobody knows its cover price. It is a guide: no law sets or limits the price of a used
 * book (market-and-law, L1), and a digital code that was used lowers nothing by itself, but must be said.
 */
export function usedGuideCents(book: ValuedBook): number | null {
  if (book.isReplaced || !book.isAdopted) return 0;
  if (book.coverCents === null) return null;
  const cents = (book.coverCents * SHARES[book.grade]) / 100;
  return Math.floor(cents / STEP_CENTS) * STEP_CENTS;
}

/** A code that a family says at the counter: six letters and figures that nobody takes for one another. */
const OFFER_CODE = /^[2-9A-HJKMNP-TV-Z]{6}$/;

/** `US-4K7XQM` as somebody typed it, without its beginning and in capitals; null where it is none. */
export function usedOfferCodeOf(text: string): string | null {
  const code = text
    .toUpperCase()
    .replaceAll(/[\s\-‐-―']/g, '')
    .replace(/^US(?=.{6}$)/, '');
  return OFFER_CODE.test(code) ? code : null;
}
