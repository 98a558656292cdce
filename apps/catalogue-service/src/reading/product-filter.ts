import type { ProductsQuery } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_ACTIVE, IS_AVAILABLE, IS_KNOWN, type ProductColumns } from '../index/product-columns';

/** Bits of the filters that a product does not fit. */
export const misses = { category: 1, price: 2, rating: 4, availability: 8 } as const;
/** Of a product that is not even counted. */
export const HIDDEN = 16;

const NO_LIMIT = 0xffff_ffff;

/** What is filtered by; prices in cents, ratings in hundredths, as the columns have them. */
export interface ProductFilter {
  /** Flags that a product must have to be there at all. */
  flags: number;
  /** For each category 1 where it is chosen; null where all are. */
  categories: Uint8Array | null;
  minPrice: number;
  maxPrice: number;
  minRating: number;
  isAvailable: boolean;
}

export function filterOf(query: ProductsQuery, { categories }: CatalogueIndex): ProductFilter {
  const { categoria, minPrezzo, maxPrezzo, minValutazione } = query;
  return {
    flags: query.active === false ? IS_KNOWN : IS_KNOWN | IS_ACTIVE,
    categories: categoria.length > 0 ? categories.chosen(categoria) : null,
    minPrice: minPrezzo === undefined ? 0 : Math.ceil(hundredths(minPrezzo)),
    maxPrice: maxPrezzo === undefined ? NO_LIMIT : Math.floor(hundredths(maxPrezzo)),
    minRating: minValutazione === undefined ? 0 : Math.ceil(hundredths(minValutazione)),
    isAvailable: query.soloDisponibili === true,
  };
}

/** The filters that a product does not fit, as bits. */
export function missesOf(columns: ProductColumns, filter: ProductFilter, slot: number): number {
  const flags = columns.flags[slot] ?? 0;
  if ((flags & filter.flags) !== filter.flags) return HIDDEN;
  const missed = missesOfNumbers(columns, filter, slot);
  if (filter.isAvailable && (flags & IS_AVAILABLE) === 0) return missed | misses.availability;
  return missed;
}

function missesOfNumbers(columns: ProductColumns, filter: ProductFilter, slot: number): number {
  const { categories } = filter;
  const price = columns.price[slot] ?? 0;
  let missed = 0;
  if (categories && categories[columns.category[slot] ?? 0] !== 1) missed |= misses.category;
  if (price < filter.minPrice || price > filter.maxPrice) missed |= misses.price;
  if ((columns.rating[slot] ?? 0) < filter.minRating) missed |= misses.rating;
  return missed;
}

/** As written: 1.005 is 100.5, although its binary value lies just below. */
function hundredths(value: number): number {
  return Number((value * 100).toPrecision(15));
}
