import type { Product } from '@zaino/contracts/catalogue';
import { MAX_LINE_QUANTITY, type ProductLine } from '@zaino/rules/cart-line';
import { effectivePrice } from '@zaino/rules/effective-price';

/** What buying needs to know of a product. */
export type ProductForSale = Pick<
  Product,
  | 'id'
  | 'nome'
  | 'categoria'
  | 'immagini'
  | 'prezzoVendita'
  | 'prezzoScontato'
  | 'disponibile'
  | 'pezzi_disponibili'
  | 'pezzi_singolo_acquisto'
>;

/** Fewest and most pieces of one purchase. */
export interface PurchaseRange {
  min: number;
  max: number;
}

/** How many pieces can be put into the cart; null where none can. */
export function purchaseRange(product: ProductForSale): PurchaseRange | null {
  const { disponibile, pezzi_disponibili, pezzi_singolo_acquisto: min } = product;
  const max = Math.min(pezzi_disponibili, MAX_LINE_QUANTITY);
  return disponibile && min <= max ? { min, max } : null;
}

/** How many of the wanted pieces still fit beside those in the cart; stock and cart have an end. */
export function piecesToAdd(product: ProductForSale, wanted: number, inCart: number): number {
  const { max } = purchaseRange(product) ?? { max: 0 };
  return Math.max(0, Math.min(wanted, max - inCart));
}

/** The line that puts pieces of a product into the cart. */
export function toProductLine(product: ProductForSale, quantity: number): ProductLine {
  const { id, nome, categoria, immagini, prezzoVendita, prezzoScontato } = product;
  const prezzo = effectivePrice({ prezzoVendita, prezzoScontato });
  return { type: 'product', id, nome, prezzo, categoria, immagini, quantity };
}
