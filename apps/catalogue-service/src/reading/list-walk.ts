import { TopK } from '@zaino/service/text-search/top-k';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { SortedList } from '../index/product-orders';
import type { FoundProducts } from '../index/search/product-search';
import { readCursor, writeCursor } from './cursor';
import { type FilteredSlots, isFitting, type ProductFilter } from './product-filter';
import type { ProductsQuestion } from './products-question';

/** A product's place in a list is its drawer by relevance (0 where that does not count) and its rank in one number. */
const RANKS = 2 ** 26;

/** The way through a list, from the cursor on. */
export class ListWalk {
  readonly list: SortedList;
  readonly isByRelevance: boolean;
  /** The first place that may be taken. */
  readonly begin: number;
  /** How many are taken: the last of them says that there is a next page. */
  readonly most: number;
  private readonly name: string;

  constructor(index: CatalogueIndex, { ordine, limit, cursor, list }: ProductsQuestion) {
    this.list = index.orders.list(ordine);
    this.isByRelevance = ordine === 'rilevanza';
    this.most = limit + 1;
    this.name = list;
    this.begin = cursor === undefined ? 0 : this.placeBehind(cursor);
  }

  slotAt(place: number): number {
    return this.list.at(place % RANKS);
  }

  /** Of the page behind these places, if there are enough of them. */
  cursorBehind(places: readonly number[]): string | null {
    const last = places.length < this.most ? undefined : places[this.most - 2];
    if (last === undefined) return null;
    return writeCursor(
      [Math.floor(last / RANKS), ...this.list.keyOf(this.slotAt(last))],
      this.name,
    );
  }

  private placeBehind(cursor: string): number {
    const [drawer = 0, ...key] = readCursor(cursor, this.name, this.list.keyParts + 1);
    return drawer * RANKS + this.list.firstBehind(key);
  }
}

/** Walks in the order of the list until the page is full. */
export function firstOfAll(
  { columns }: CatalogueIndex,
  filter: ProductFilter,
  { list, begin, most }: ListWalk,
): number[] {
  const places: number[] = [];
  for (let rank = begin; rank < list.length && places.length < most; rank += 1) {
    if (isFitting(columns, filter, list.at(rank))) places.push(rank);
  }
  return places;
}

/** Looks at all products of a range of prices. */
export function firstOfRanks(
  { columns, orders }: CatalogueIndex,
  { filter, ranks }: { filter: ProductFilter; ranks: readonly [number, number] },
  walk: ListWalk,
): number[] {
  const byPrice = orders.list('prezzo-crescente');
  const places = new TopK(walk.most);
  for (let rank = ranks[0]; rank < ranks[1]; rank += 1) {
    const slot = byPrice.at(rank);
    if (!isFitting(columns, filter, slot)) continue;
    const place = walk.list.rankOf(slot);
    if (place >= walk.begin) places.add(place);
  }
  return Array.from(places.ascending());
}

/** Looks at all products that a filter was applied to, in no order. */
export function firstOfFound(
  { slots, missed }: FilteredSlots,
  walk: ListWalk,
  found: FoundProducts | null,
): number[] {
  const { list, begin, most } = walk;
  const places = new TopK(most);
  const drawerOf = walk.isByRelevance && found ? found.drawerOf : () => 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (missed[at] !== 0) continue;
    const slot = slots[at] ?? 0;
    const place = drawerOf(slot) * RANKS + list.rankOf(slot);
    if (place >= begin && place < places.limit) places.add(place);
  }
  return Array.from(places.ascending());
}
