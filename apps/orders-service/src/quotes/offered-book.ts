import type { WantedLine } from '@zaino/contracts/orders';
import type { BookOffer } from '@zaino/contracts/schools';
import { lineKey } from '@zaino/rules/cart-line';
import { toCents, toEuro } from '@zaino/rules/money';
import { guardedBookPrice } from '../price-guard/guarded-book-price';
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

/** A book as the schools service offers it; one that cannot be sold is gone, and its price is what was seen. */
export function offeredBook(wanted: WantedBook, offer: BookOffer): OfferedLine {
  const { isbn, quantity, classe, sezione, children } = wanted;
  const texts = offer.found ? offer : unknown;
  const { titolo, autore, editore, materia, copertina, nomeScuola, annoScolastico } = texts;
  const price = offer.found ? priceOf(offer) : null;
  const priceCents = price?.priceCents ?? toCents(wanted.prezzo);
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
      prezzo: toEuro(priceCents),
      copertina,
      quantity,
      scuola: { codice: wanted.scuola.codice, nome: nomeScuola },
      classe,
      sezione,
      ...(materia && { materia }),
      ...(children && { children }),
    },
    priceCents,
    totalCents: priceCents * pieces,
    cedolaPriceCents: cedolaPriceOf(offer),
    mostDiscountCents: price ? (priceCents - price.lowestCents) * pieces : 0,
    vat: 'libro',
    isOrdered: true,
    schoolYear: annoScolastico,
  };
}

/** Of the adopted books of a primary school, which its Comune pays (Dlgs 297/1994, art. 156). */
function cedolaPriceOf(offer: BookOffer): number | null {
  if (!offer.found || !offer.vendibile || !offer.adottato || offer.tipoGrado !== 'EE') return null;
  return offer.prezzo === null ? null : toCents(offer.prezzo);
}

function priceOf({ vendibile, prezzo, ...rest }: FoundBook) {
  return vendibile && prezzo !== null ? guardedBookPrice({ ...rest, prezzo }) : null;
}
