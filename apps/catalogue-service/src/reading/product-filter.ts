import type { ProductsQuery } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_ACTIVE, IS_AVAILABLE, IS_KNOWN, type ProductColumns } from '../index/product-columns';

/** Bits of the filters that a product does not fit. */
export const misses = { category: 1, price: 2, rating: 4, availability: 8 } as const;
/** Of a product that is not even counted. */
const HIDDEN = 16;

/** What is filtered by; prices in cents, ratings in hundredths, as the columns have them. */
export interface ProductFilter {
  /** Flags that a product must have to be there at all. */
  flags: number;
  /** For each category 1 where it is chosen; null where all are. */
  categories: Uint8Array | null;
  prices: { min: number; max: number } | null;
  minRating: number;
  isAvailable: boolean;
}

export function filterOf(query: ProductsQuery, { categories }: CatalogueIndex): ProductFilter {
  const { categoria, minPrezzo, maxPrezzo, minValutazione } = query;
  const prices = {
    min: minPrezzo === undefined ? 0 : Math.ceil(hundredths(minPrezzo)),
    max: maxPrezzo === undefined ? Number.POSITIVE_INFINITY : Math.floor(hundredths(maxPrezzo)),
  };
  return {
    flags: query.active === false ? IS_KNOWN : IS_KNOWN | IS_ACTIVE,
    categories: categoria.length > 0 ? categories.chosen(categoria) : null,
    prices: prices.min > 0 || prices.max < Number.POSITIVE_INFINITY ? prices : null,
    minRating: minValutazione === undefined ? 0 : Math.ceil(hundredths(minValutazione)),
    isAvailable: query.soloDisponibili === true,
  };
}

/** As written: 1.005 is 100.5, although its binary value lies just below. */
function hundredths(value: number): number {
  return Number((value * 100).toPrecision(15));
}

/** Whether one product fits all filters. */
export function isFitting(columns: ProductColumns, filter: ProductFilter, slot: number): boolean {
  const needed = filter.isAvailable ? filter.flags | IS_AVAILABLE : filter.flags;
  if (((columns.flags[slot] ?? 0) & needed) !== needed) return false;
  const { categories, prices, minRating } = filter;
  if (categories && categories[columns.category[slot] ?? 0] !== 1) return false;
  return isWithin(columns.price[slot] ?? 0, prices) && (columns.rating[slot] ?? 0) >= minRating;
}

function isWithin(price: number, prices: ProductFilter['prices']): boolean {
  return prices === null || (price >= prices.min && price <= prices.max);
}

/** Products to be looked at, and for each the filters that it does not fit. */
export interface FilteredSlots {
  slots: Uint32Array;
  missed: Uint8Array;
}

/** Fills in what each product misses: one plain loop for each filter that is set is what V8 is fastest at. */
export function applyFilter(
  products: FilteredSlots,
  columns: ProductColumns,
  filter: ProductFilter,
): void {
  hide(products, columns, filter.flags);
  if (filter.categories) missCategory(products, columns, filter.categories);
  if (filter.prices) missPrice(products, columns, filter.prices);
  if (filter.minRating > 0) missRating(products, columns, filter.minRating);
  if (filter.isAvailable) missAvailability(products, columns);
}

function hide({ slots, missed }: FilteredSlots, { flags }: ProductColumns, needed: number) {
  for (let at = 0; at < slots.length; at += 1) {
    missed[at] = ((flags[slots[at] ?? 0] ?? 0) & needed) === needed ? 0 : HIDDEN;
  }
}

function missCategory(
  { slots, missed }: FilteredSlots,
  { category }: ProductColumns,
  chosen: Uint8Array,
) {
  for (let at = 0; at < slots.length; at += 1) {
    if (chosen[category[slots[at] ?? 0] ?? 0] !== 1) {
      missed[at] = (missed[at] ?? 0) | misses.category;
    }
  }
}

function missPrice(
  { slots, missed }: FilteredSlots,
  { price }: ProductColumns,
  { min, max }: { min: number; max: number },
) {
  for (let at = 0; at < slots.length; at += 1) {
    const cents = price[slots[at] ?? 0] ?? 0;
    if (cents < min || cents > max) missed[at] = (missed[at] ?? 0) | misses.price;
  }
}

function missRating({ slots, missed }: FilteredSlots, { rating }: ProductColumns, min: number) {
  for (let at = 0; at < slots.length; at += 1) {
    if ((rating[slots[at] ?? 0] ?? 0) < min) missed[at] = (missed[at] ?? 0) | misses.rating;
  }
}

function missAvailability({ slots, missed }: FilteredSlots, { flags }: ProductColumns) {
  for (let at = 0; at < slots.length; at += 1) {
    if (((flags[slots[at] ?? 0] ?? 0) & IS_AVAILABLE) === 0) {
      missed[at] = (missed[at] ?? 0) | misses.availability;
    }
  }
}
