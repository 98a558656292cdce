import type { WantedLine } from '@zaino/contracts/orders';
import type { BookOffer } from '@zaino/contracts/schools';
import type { BookDiscounts } from '@zaino/rules/book-price';
import { lineKey } from '@zaino/rules/cart-line';
import { toCents, toEuro } from '@zaino/rules/money';
import { isPaidByComune } from '../cedole/paid-by-comune';
import { type GuardedPrice, guardedBookPrice } from '../price-guard/guarded-book-price';
import type { OfferedLine } from './priced-line';

type WantedBook = Extract<WantedLine, { type: 'book' }>;
type FoundBook = Extract<BookOffer, { found: true }>;

const unknown = {
  titolo: '',
  autore: '',
  editore: '',
  materia: '',
  nomeScuola: '',
  copertina: null,
  annoScolastico: null,
};

/**
 * A book as the schools service offers it, less what the bookshop takes off where it is picked up; one that cannot be
 * sold is gone, and its price is what was seen.
 */
export function offeredBook(
  wanted: WantedBook,
  offer: BookOffer,
  discounts: BookDiscounts = {},
): OfferedLine {
  const { isbn, quantity, classe, sezione, children } = wanted;
  const texts = offer.found ? offer : unknown;
  const { titolo, autore, editore, materia, copertina, nomeScuola, annoScolastico } = texts;
  const price = offer.found ? priceOf(offer, discounts) : null;
  const { priceCents, listCents, lowestCents, coverCents } = price ?? asSeen(wanted);
  const pieces = price ? quantity : 0;
  return {
    wanted,
    key: lineKey(wanted),
    pieces,
    piecesLeft: null,
    obstacle: null,
    availability: price ? 'ok' : 'gone',
    line: {
      type: 'book',
      isbn,
      titolo,
      autore,
      editore,
      prezzo: toEuro(listCents),
      copertina,
      quantity,
      scuola: { codice: wanted.scuola.codice, nome: nomeScuola },
      classe,
      sezione,
      ...(materia && { materia }),
      ...(children && { children }),
    },
    priceCents,
    listCents,
    coverCents,
    totalCents: priceCents * pieces,
    cedolaPriceCents: cedolaPriceOf(offer),
    mostDiscountCents: (priceCents - lowestCents) * pieces,
    vat: 'libro',
    isOrdered: true,
    schoolYear: annoScolastico,
  };
}

function cedolaPriceOf(offer: BookOffer): number | null {
  if (!isPaidByComune(offer) || !offer.vendibile || offer.prezzo === null) return null;
  return toCents(offer.prezzo);
}

function priceOf(
  { vendibile, prezzo, ...rest }: FoundBook,
  discounts: BookDiscounts,
): GuardedPrice | null {
  return vendibile && prezzo !== null ? guardedBookPrice({ ...rest, prezzo }, discounts) : null;
}

/** Of a book that cannot be had: nothing is taken off it. */
function asSeen({ prezzo }: WantedBook): GuardedPrice {
  const seenCents = toCents(prezzo);
  return { priceCents: seenCents, listCents: seenCents, lowestCents: seenCents, coverCents: null };
}
