import type { ProductFacets } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_ACTIVE, IS_AVAILABLE } from '../index/product-columns';
import type { ProductFilter } from './product-filter';
import { type FacetCounts, STAR_STEPS, toFacets } from './to-facets';

const STAR = 100;
/** Kinds of products in a category: whole stars, available or not. */
const KINDS = STAR_STEPS * 2;
const SMALLEST_BLOCK = 256;
/** Memory for the counts, in numbers of 4 bytes. */
const MOST_COUNTS = 1 << 20;
const HIDDEN = 0xffff_ffff;

/** What is known of a filtered list without looking at its products. */
export interface CountedList {
  total: number;
  facets: ProductFacets;
  /** Ranks by price that the price filter leaves: from the first to before the second. */
  ranks: [number, number];
}

/**
 * Counts filtered lists without a pass over all products. Active products stand in the order of their prices; for
 * every so many of them it is noted how many of each cell (category, whole stars, available) came before. So a range
 * of prices is the difference of two notes and a few products around them, and every other filter is a choice of cells.
 */
export class FacetCube {
  readonly revision: number;
  private readonly cellCount: number;
  private readonly block: number;
  /** The cell of each rank. */
  private readonly cells: Uint32Array;
  /** For every block, how many of each cell come before it. */
  private readonly before: Uint32Array;
  /** Of each cell, in cents. */
  private readonly lowest: Float64Array;
  private readonly highest: Float64Array;

  constructor(private readonly index: CatalogueIndex) {
    const { length } = index.orders.list('prezzo-crescente');
    this.revision = index.revision;
    this.cellCount = index.categories.count * KINDS;
    this.block = Math.max(SMALLEST_BLOCK, Math.ceil((length * this.cellCount) / MOST_COUNTS));
    this.cells = new Uint32Array(length);
    this.before = new Uint32Array((Math.floor(length / this.block) + 1) * this.cellCount);
    this.lowest = new Float64Array(this.cellCount).fill(Number.POSITIVE_INFINITY);
    this.highest = new Float64Array(this.cellCount).fill(-1);
    this.build();
  }

  /** Null where the filter cuts through a cell. */
  count(filter: ProductFilter): CountedList | null {
    if (filter.flags & IS_ACTIVE && filter.minRating % STAR === 0) {
      const ranks = this.ranksOf(filter.prices);
      const numbers = this.between(ranks);
      return { ranks, ...this.choose(numbers, filter) };
    }
    return null;
  }

  private build(): void {
    const list = this.index.orders.list('prezzo-crescente');
    const counts = new Uint32Array(this.cellCount);
    for (let rank = 0; rank < list.length; rank += 1) {
      if (rank % this.block === 0) this.before.set(counts, (rank / this.block) * this.cellCount);
      const slot = list.at(rank);
      const cell = this.cellOf(slot);
      this.cells[rank] = cell;
      if (cell === HIDDEN) continue;
      counts[cell] = (counts[cell] ?? 0) + 1;
      const price = this.index.columns.price[slot] ?? 0;
      if (counts[cell] === 1) this.lowest[cell] = price;
      this.highest[cell] = price;
    }
    if (list.length % this.block === 0) {
      this.before.set(counts, (list.length / this.block) * this.cellCount);
    }
  }

  private cellOf(slot: number): number {
    const { flags, category, rating } = this.index.columns;
    const has = flags[slot] ?? 0;
    if ((has & IS_ACTIVE) === 0) return HIDDEN;
    const stars = Math.trunc((rating[slot] ?? 0) / STAR);
    return (category[slot] ?? 0) * KINDS + stars * 2 + ((has & IS_AVAILABLE) === 0 ? 0 : 1);
  }

  private ranksOf(prices: ProductFilter['prices']): [number, number] {
    const list = this.index.orders.list('prezzo-crescente');
    if (prices === null) return [0, list.length];
    const first = list.firstBehind([prices.min, -1]);
    return [first, Math.max(first, list.firstBehind([prices.max, Number.POSITIVE_INFINITY]))];
  }

  /** How many products of each cell stand between two ranks. */
  private between([first, end]: [number, number]): Uint32Array {
    const counts = this.upTo(end);
    const left = this.upTo(first);
    for (let cell = 0; cell < counts.length; cell += 1) {
      counts[cell] = (counts[cell] ?? 0) - (left[cell] ?? 0);
    }
    return counts;
  }

  private upTo(end: number): Uint32Array {
    const block = Math.floor(end / this.block);
    const counts = this.before.slice(block * this.cellCount, (block + 1) * this.cellCount);
    for (let rank = block * this.block; rank < end; rank += 1) {
      const cell = this.cells[rank] ?? HIDDEN;
      if (cell !== HIDDEN) counts[cell] = (counts[cell] ?? 0) + 1;
    }
    return counts;
  }

  private choose(numbers: Uint32Array, filter: ProductFilter) {
    const { categories } = this.index;
    const counts: FacetCounts = {
      byCategory: new Uint32Array(categories.count),
      byStars: new Uint32Array(STAR_STEPS),
      available: 0,
      lowest: Number.POSITIVE_INFINITY,
      highest: -1,
    };
    let total = 0;
    for (let cell = 0; cell < numbers.length; cell += 1) {
      const fit = fitOf(cell, filter);
      const number = numbers[cell] ?? 0;
      addTo(counts, { cell, number, fit });
      if (!fit.category || !fit.rating || !fit.availability) continue;
      total += number;
      counts.lowest = Math.min(counts.lowest, this.lowest[cell] ?? 0);
      counts.highest = Math.max(counts.highest, this.highest[cell] ?? 0);
    }
    return { total, facets: toFacets(counts, categories) };
  }
}

interface Fit {
  category: boolean;
  rating: boolean;
  availability: boolean;
}

const categoryOf = (cell: number) => Math.trunc(cell / KINDS);
const starsOf = (cell: number) => (cell % KINDS) >>> 1;
const isAvailable = (cell: number) => cell % 2 === 1;

function fitOf(cell: number, { categories, minRating, isAvailable: isNeeded }: ProductFilter): Fit {
  return {
    category: categories === null || categories[categoryOf(cell)] === 1,
    rating: starsOf(cell) * STAR >= minRating,
    availability: !isNeeded || isAvailable(cell),
  };
}

/** Each facet counts what all filters but its own leave. */
function addTo(
  counts: FacetCounts,
  { cell, number, fit }: { cell: number; number: number; fit: Fit },
): void {
  const [category, stars] = [categoryOf(cell), starsOf(cell)];
  if (fit.rating && fit.availability) {
    counts.byCategory[category] = (counts.byCategory[category] ?? 0) + number;
  }
  if (fit.category && fit.availability) {
    counts.byStars[stars] = (counts.byStars[stars] ?? 0) + number;
  }
  if (fit.category && fit.rating && isAvailable(cell)) counts.available += number;
}
