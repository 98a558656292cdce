import type { ProductFacets } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { SortedList } from '../index/product-orders';
import type { FoundProducts } from '../search/product-search';
import { countFacets } from './count-facets';
import { readCursor, writeCursor } from './cursor';
import { applyFilter, filterOf, type FilteredSlots } from './product-filter';
import type { ProductsQuestion } from './products-question';
import { SmallestKeys } from './smallest-keys';

/** A page of a list with what is known of all of it. */
export interface Selection {
  /** Of the page, in their order. */
  slots: number[];
  total: number;
  next: string | null;
  facets: ProductFacets;
  corretto: string | null;
}

/** A product's place in a list is its drawer by relevance (0 where nothing is searched for) and its rank in one number. */
const RANKS = 2 ** 26;

/**
 * Selects the products of a page. Loops over all products, or over those that the search found, tell which fit, count
 * the facets, and keep the first ones behind the cursor. Nothing is awaited, so no change comes in between.
 */
export class ProductSelector {
  private missed = new Uint8Array(0);
  /** 0, 1, 2 … */
  private everySlot = new Uint32Array(0);

  constructor(private readonly index: CatalogueIndex) {}

  select(question: ProductsQuestion): Selection {
    const { search, active, limit } = question;
    const found = search ? this.index.search.find(search, active === false) : null;
    const products = this.filter(question, found);
    const list = this.index.orders.list(question.ordine);
    const walk = { list, begin: this.beginOf(question, list), most: limit + 1 };
    const page = found
      ? firstOfFound(products, walk, question.ordine === 'rilevanza' ? found : null)
      : firstInOrder(products, walk);
    const last = page.length > limit ? page[limit - 1] : undefined;
    return {
      slots: page.slice(0, limit).map((place) => list.at(place % RANKS)),
      total: countFitting(products),
      next: last === undefined ? null : this.cursorAt(last, question, list),
      facets: countFacets(products, this.index),
      corretto: found?.corrected ?? null,
    };
  }

  private filter(question: ProductsQuestion, found: FoundProducts | null): FilteredSlots {
    const { columns } = this.index;
    if (this.missed.length < columns.capacity) {
      this.missed = new Uint8Array(columns.capacity);
      this.everySlot = Uint32Array.from(this.missed, (_, slot) => slot);
    }
    const slots = found?.slots ?? this.everySlot.subarray(0, columns.length);
    const products = { slots, missed: this.missed };
    applyFilter(products, columns, filterOf(question, this.index));
    return products;
  }

  /** The first place behind the cursor. */
  private beginOf({ cursor, ordine, list: name }: ProductsQuestion, list: SortedList): number {
    if (cursor === undefined) return 0;
    const [drawer = 0, ...key] = readCursor(cursor, name, list.keyParts + 1);
    if (ordine !== 'rilevanza' && drawer !== 0) return 0;
    return drawer * RANKS + list.firstBehind(key);
  }

  private cursorAt(place: number, { list: name }: ProductsQuestion, list: SortedList): string {
    const drawer = Math.floor(place / RANKS);
    return writeCursor([drawer, ...list.keyOf(list.at(place % RANKS))], name);
  }
}

interface Walk {
  list: SortedList;
  /** The first place that may be taken. */
  begin: number;
  /** How many are taken. */
  most: number;
}

/** Of all products, which are their own slots: their order is at hand. */
function firstInOrder({ missed }: FilteredSlots, { list, begin, most }: Walk): number[] {
  const page: number[] = [];
  for (let rank = begin; rank < list.length && page.length < most; rank += 1) {
    if (missed[list.at(rank)] === 0) page.push(rank);
  }
  return page;
}

/** Of what a search found, in no order. */
function firstOfFound(
  { slots, missed }: FilteredSlots,
  { list, begin, most }: Walk,
  byRelevance: FoundProducts | null,
): number[] {
  const places = new SmallestKeys(most);
  for (let at = 0; at < slots.length; at += 1) {
    if (missed[at] !== 0) continue;
    const slot = slots[at] ?? 0;
    const place = (byRelevance ? byRelevance.drawerOf(slot) * RANKS : 0) + list.rankOf(slot);
    if (place >= begin) places.add(place);
  }
  return Array.from(places.ascending());
}

function countFitting({ slots, missed }: FilteredSlots): number {
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) if (missed[at] === 0) count += 1;
  return count;
}
