import type { ProductOffer } from '@zaino/contracts/catalogue';
import type { WantedLine } from '@zaino/contracts/orders';
import { lineKey } from '@zaino/rules/cart-line';
import { toCents } from '@zaino/rules/money';
import type { OfferedLine } from './priced-line';

type WantedProduct = Extract<WantedLine, { type: 'product' }>;

interface Supply {
  availability: OfferedLine['availability'];
  pieces: number;
  obstacle: string | null;
}

/** A product as the catalogue offers it; without an offer it is gone, and its price is what was seen. */
export function offeredProduct(
  wanted: WantedProduct,
  offer: ProductOffer | undefined,
): OfferedLine {
  const { id, quantity, children } = wanted;
  const prezzo = offer?.prezzo ?? wanted.prezzo;
  const { nome = '', categoria = '', immagini = [] } = offer ?? {};
  const supply = supplyOf(quantity, offer);
  const totalCents = toCents(prezzo) * supply.pieces;
  return {
    wanted,
    key: lineKey(wanted),
    ...supply,
    line: {
      type: 'product',
      id,
      nome,
      prezzo,
      categoria,
      immagini,
      quantity,
      ...(children && { children }),
    },
    piecesLeft: offer?.disponibile ? offer.pezzi_disponibili : 0,
    priceCents: toCents(prezzo),
    listCents: toCents(prezzo),
    coverCents: null,
    totalCents,
    cedolaPriceCents: null,
    mostDiscountCents: totalCents,
    vat: 'ordinaria',
    isOrdered: false,
    lead: null,
    newEdition: null,
    schoolYear: null,
  };
}

function supplyOf(wanted: number, offer: ProductOffer | undefined): Supply {
  if (!offer?.disponibile) return { availability: 'gone', pieces: 0, obstacle: null };
  const { nome, pezzi_disponibili: left, pezzi_singolo_acquisto: fewest } = offer;
  if (wanted < fewest) {
    const obstacle = `«${nome}» si vende a partire da ${fewest} pezzi.`;
    return { availability: 'short', pieces: 0, obstacle };
  }
  return wanted > left
    ? { availability: 'short', pieces: left, obstacle: null }
    : { availability: 'ok', pieces: wanted, obstacle: null };
}
