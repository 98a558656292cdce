import type { ProductFacets } from '@zaino/contracts/catalogue';
import { toEuro } from '@zaino/rules/money';
import type { CategoryNames } from '../index/category-names';

const collator = new Intl.Collator('it');
const starSteps = [4, 3, 2, 1];
/** Whole stars that a product can have: 0 to 5. */
export const STAR_STEPS = 6;

/** How many products there are of each kind, by the numbers of the columns. */
export interface FacetCounts {
  byCategory: Uint32Array;
  byStars: Uint32Array;
  available: number;
  /** In cents; the highest is below 0 where there is none. */
  lowest: number;
  highest: number;
}

export function toFacets(counts: FacetCounts, categories: CategoryNames): ProductFacets {
  const { byCategory, byStars, available, lowest, highest } = counts;
  const categorie: ProductFacets['categorie'] = [];
  byCategory.forEach((prodotti, number) => {
    if (prodotti > 0) categorie.push({ nome: categories.nameOf(number), prodotti });
  });
  return {
    categorie: categorie.sort((one, other) => collator.compare(one.nome, other.nome)),
    prezzo: highest < 0 ? null : { min: toEuro(lowest), max: toEuro(highest) },
    valutazioni: starSteps.map((min) => ({
      min,
      prodotti: byStars.subarray(min).reduce((sum, count) => sum + count, 0),
    })),
    disponibili: available,
  };
}
