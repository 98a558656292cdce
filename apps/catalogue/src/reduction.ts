import type { Product } from '@zaino/contracts/catalogue';
import { isAnnounced } from '@zaino/rules/announced-reduction';
import type { PriceReduction } from '@zaino/ui/price';

/** The parts of a product that say whether a reduction may be announced, and how. */
type ReducedProduct = Pick<
  Product,
  'prezzoVendita' | 'prezzoScontato' | 'prezzoMinimo30Giorni' | 'prezzoMinimoDal'
>;

/** What stands beside the price; null where nothing may be struck. */
export function reductionOf(product: ReducedProduct): PriceReduction | null {
  const { prezzoVendita, prezzoMinimo30Giorni, prezzoMinimoDal } = product;
  if (!isAnnounced(product) || prezzoMinimo30Giorni === null) return null;
  return { before: prezzoVendita, lowest: prezzoMinimo30Giorni, since: prezzoMinimoDal };
}
