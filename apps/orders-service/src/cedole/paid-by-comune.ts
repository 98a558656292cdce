import type { BookOffer } from '@zaino/contracts/schools';

type FoundBook = Extract<BookOffer, { found: true }>;

/** Whether a Comune pays for a book: one that a class of a primary school has adopted this year (Dlgs 297/1994, art. 156). */
export function isPaidByComune(offer: BookOffer): offer is FoundBook {
  return offer.found && offer.adottato && offer.tipoGrado === 'EE';
}
