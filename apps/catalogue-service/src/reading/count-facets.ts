import type { ProductFacets } from '@zaino/contracts/catalogue';
import { toEuro } from '@zaino/rules/money';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_AVAILABLE, type ProductColumns } from '../index/product-columns';
import { type FilteredSlots, misses } from './product-filter';

const collator = new Intl.Collator('it');
const STAR = 100;
const starSteps = [4, 3, 2, 1];

/** Counts for each filter how many products there would be without it. */
export function countFacets(products: FilteredSlots, index: CatalogueIndex): ProductFacets {
  const stars = countStars(products, index.columns);
  return {
    categorie: countCategories(products, index),
    prezzo: priceRange(products, index.columns),
    valutazioni: starSteps.map((min) => ({
      min,
      prodotti: stars.subarray(min).reduce((sum, count) => sum + count, 0),
    })),
    disponibili: countAvailable(products, index.columns),
  };
}

function countCategories(
  { slots, missed }: FilteredSlots,
  { columns: { category }, categories }: CatalogueIndex,
): ProductFacets['categorie'] {
  const counts = new Uint32Array(categories.count);
  for (let at = 0; at < slots.length; at += 1) {
    if (((missed[at] ?? 0) & ~misses.category) !== 0) continue;
    const number = category[slots[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const facets: ProductFacets['categorie'] = [];
  counts.forEach((prodotti, number) => {
    if (prodotti > 0) facets.push({ nome: categories.nameOf(number), prodotti });
  });
  return facets.sort((one, other) => collator.compare(one.nome, other.nome));
}

function priceRange(
  { slots, missed }: FilteredSlots,
  { price }: ProductColumns,
): ProductFacets['prezzo'] {
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, -1];
  for (let at = 0; at < slots.length; at += 1) {
    if (((missed[at] ?? 0) & ~misses.price) !== 0) continue;
    const cents = price[slots[at] ?? 0] ?? 0;
    if (cents < lowest) lowest = cents;
    if (cents > highest) highest = cents;
  }
  return highest < 0 ? null : { min: toEuro(lowest), max: toEuro(highest) };
}

/** By whole stars. */
function countStars({ slots, missed }: FilteredSlots, { rating }: ProductColumns): Uint32Array {
  const counts = new Uint32Array(starSteps.length + 2);
  for (let at = 0; at < slots.length; at += 1) {
    if (((missed[at] ?? 0) & ~misses.rating) !== 0) continue;
    const stars = Math.trunc((rating[slots[at] ?? 0] ?? 0) / STAR);
    counts[stars] = (counts[stars] ?? 0) + 1;
  }
  return counts;
}

function countAvailable({ slots, missed }: FilteredSlots, { flags }: ProductColumns): number {
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (((missed[at] ?? 0) & ~misses.availability) !== 0) continue;
    if (((flags[slots[at] ?? 0] ?? 0) & IS_AVAILABLE) !== 0) count += 1;
  }
  return count;
}
