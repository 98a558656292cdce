import type { WantedLine } from '@zaino/contracts/orders';
import type { BookOffer } from '@zaino/contracts/schools';
import type { OptionalBookDiscounts } from '@zaino/rules/book-price';
import { type BookLine, lineKey } from '@zaino/rules/cart-line';
import { toCents, toEuro } from '@zaino/rules/money';
import { isPaidByComune } from '../cedole/paid-by-comune';
import { type GuardedPrice, guardedBookPrice } from '../price-guard/guarded-book-price';
import { bookObstacle } from './book-obstacle';
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
  discounts: OptionalBookDiscounts = {},
): OfferedLine {
  const { isbn, quantity, classe, sezione, children } = wanted;
  const texts = offer.found ? offer : unknown;
  const { titolo, autore, editore, materia, copertina, nomeScuola, annoScolastico } = texts;
  const price = offer.found ? priceOf(offer, discounts) : null;
  const { priceCents, listCents, lowestCents, coverCents } = price ?? asSeen(wanted);
  const pieces = price ? quantity : 0;
  const line: BookLine = {
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
  };
  return {
    wanted,
    key: lineKey(wanted),
    pieces,
    piecesLeft: null,
    ...supplyOf(line, offer),
    availability: price ? 'ok' : 'gone',
    line,
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

/** What distributors say of it. */
function supplyOf(
  line: BookLine,
  offer: BookOffer,
): Pick<OfferedLine, 'lead' | 'obstacle' | 'newEdition'> {
  if (!offer.found) return { lead: null, obstacle: null, newEdition: null };
  const { availability, newEdition } = offer;
  const { days, cutOff, date } = availability ?? {};
  return {
    lead: days === undefined ? null : { days, cutOff, date },
    obstacle: bookObstacle(offer),
    newEdition: newEdition ? { ...line, ...newEdition } : null,
  };
}

function cedolaPriceOf(offer: BookOffer): number | null {
  if (!isPaidByComune(offer) || !offer.vendibile || offer.prezzo === null) return null;
  return toCents(offer.prezzo);
}

function priceOf(
  { vendibile, prezzo, ...rest }: FoundBook,
  discounts: OptionalBookDiscounts,
): GuardedPrice | null {
  return vendibile && prezzo !== null ? guardedBookPrice({ ...rest, prezzo }, discounts) : null;
}

/** Of a book that cannot be had: nothing is taken off it. */
function asSeen({ prezzo }: WantedBook): GuardedPrice {
  const seenCents = toCents(prezzo);
  return { priceCents: seenCents, listCents: seenCents, lowestCents: seenCents, coverCents: null };
}
