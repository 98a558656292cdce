import type { Quote } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { chosenBookshopOf } from './chosen-bookshop';
import type { PricedExtra, PricedLine } from './priced-line';
import type { PricedQuote } from './quotes.service';

/** A quote as the contract has it, in euro. */
export function quoteAnswer({ lines, totals, bookshop, ...rest }: PricedQuote): Quote {
  return {
    ...rest,
    lines: lines.map(lineAnswer),
    bookshop: bookshop && chosenBookshopOf(bookshop),
    extras: bookshop?.extras ?? [],
    totals: {
      itemCount: totals.itemCount,
      subtotal: toEuro(totals.subtotalCents),
      discount: toEuro(totals.discountCents),
      shippingCost: toEuro(totals.shippingCents),
      cedola: toEuro(totals.cedolaCents),
      extras: toEuro(totals.extraCents),
      total: toEuro(totals.totalCents),
    },
  };
}

/** Where cedole pay all pieces nothing is off: they are paid by their cover price. */
function pricesOf({ pieces, cedolaPieces, cedolaPriceCents, priceCents, coverCents }: PricedLine) {
  if (pieces > 0 && cedolaPieces === pieces && cedolaPriceCents !== null) {
    return { price: toEuro(cedolaPriceCents), coverPrice: null };
  }
  return { price: toEuro(priceCents), coverPrice: coverCents === null ? null : toEuro(coverCents) };
}

function lineAnswer(priced: PricedLine): Quote['lines'][number] {
  const { key, line, pieces, availability, piecesLeft, vat, expected, isOrdered } = priced;
  return {
    key,
    line,
    pieces,
    availability,
    piecesLeft,
    vat,
    expected,
    ...aloneOf(priced),
    isOrdered,
    seenPrice: priced.wanted.prezzo,
    ...pricesOf(priced),
    lineTotal: toEuro(priced.totalCents),
    discount: toEuro(priced.discountCents),
    cedola: toEuro(priced.cedolaCents),
    extra: priced.extra && extraAnswer(priced.extra),
    ...(priced.newEdition && { newEdition: priced.newEdition }),
  };
}

/** Nothing where it waits for nobody. */
function aloneOf({ alone, expected }: PricedLine): Pick<Quote['lines'][number], 'alone'> {
  const isSame = alone.from === expected.from && alone.to === expected.to;
  return isSame ? {} : { alone };
}

function extraAnswer({ kind, quantity, priceCents }: PricedExtra) {
  return { kind, quantity, price: toEuro(priceCents), total: toEuro(priceCents * quantity) };
}
