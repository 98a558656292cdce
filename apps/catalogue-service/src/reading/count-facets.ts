import type { ProductFacets } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_AVAILABLE, type ProductColumns } from '../index/product-columns';
import { type FilteredSlots, misses } from './product-filter';
import { STAR_STEPS, toFacets } from './to-facets';

const STAR = 100;

/** Counts for each filter how many products there would be without it. */
export function countFacets(products: FilteredSlots, index: CatalogueIndex): ProductFacets {
  const counts = {
    byCategory: countCategories(products, index),
    byStars: countStars(products, index.columns),
    available: countAvailable(products, index.columns),
    ...priceRange(products, index.columns),
  };
  return toFacets(counts, index.categories);
}

function countCategories(
  { slots, missed }: FilteredSlots,
  { columns: { category }, categories }: CatalogueIndex,
): Uint32Array {
  const counts = new Uint32Array(categories.count);
  for (let at = 0; at < slots.length; at += 1) {
    if (((missed[at] ?? 0) & ~misses.category) !== 0) continue;
    const number = category[slots[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function priceRange(
  { slots, missed }: FilteredSlots,
  { price }: ProductColumns,
): { lowest: number; highest: number } {
  let [lowest, highest] = [Number.MAX_SAFE_INTEGER, -1];
  for (let at = 0; at < slots.length; at += 1) {
    if (((missed[at] ?? 0) & ~misses.price) !== 0) continue;
    const cents = price[slots[at] ?? 0] ?? 0;
    if (cents < lowest) lowest = cents;
    if (cents > highest) highest = cents;
  }
  return { lowest, highest };
}

/** By whole stars. */
function countStars({ slots, missed }: FilteredSlots, { rating }: ProductColumns): Uint32Array {
  const counts = new Uint32Array(STAR_STEPS);
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
