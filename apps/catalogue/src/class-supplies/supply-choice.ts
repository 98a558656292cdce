import type { ClassSupply, ServingProduct } from '@zaino/contracts/catalogue';
import { purchaseRange } from '../buying/product-line';

/**
 * As many pieces of a product as a class needs: no fewer than one purchase has, no more than there are. None of what
 * cannot be bought now.
 */
export function piecesOf(product: ServingProduct, wanted: number): number {
  const range = purchaseRange(product);
  return range ? Math.min(Math.max(wanted, range.min), range.max) : 0;
}

/**
 * The product for a line: the one that the family has chosen, or the first of which there is enough, or of which there
 * is something at least. Null where none that serves is in the shop.
 */
export function productFor(
  { prodotti, quantita }: Pick<ClassSupply, 'prodotti' | 'quantita'>,
  chosen: string | undefined,
): ServingProduct | null {
  const isEnough = (product: ServingProduct) => piecesOf(product, quantita) >= quantita;
  const isThere = (product: ServingProduct) => piecesOf(product, quantita) > 0;
  return (
    prodotti.find(({ id }) => id === chosen) ??
    prodotti.find(isEnough) ??
    prodotti.find(isThere) ??
    prodotti[0] ??
    null
  );
}
