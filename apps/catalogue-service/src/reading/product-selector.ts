import type { ProductFacets } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { firstBehind, type SlotList, type SortOrder } from '../index/product-orders';
import { DRAWERS, type FoundProducts } from '../search/product-search';
import { readCursor, writeCursor } from './cursor';
import { FacetCounter } from './facet-counter';
import { filterOf, HIDDEN, missesOf } from './product-filter';
import type { ProductsQuestion } from './products-question';

/** A page of a list with what is known of all of it. */
export interface Selection {
  /** Of the page, in their order. */
  slots: number[];
  total: number;
  next: string | null;
  facets: ProductFacets;
  corretto: string | null;
}

/** Below this share of all products it is faster to sort those that fit than to walk through all in order. */
const SPARSE = 1 / 16;

/**
 * Selects the products of a page. One pass over all products, or over those that the search found, tells which fit
 * and counts the facets; a walk in the order of the list from the cursor on takes the page. Nothing is awaited, so no
 * change comes in between.
 */
export class ProductSelector {
  /** For each slot 0, or 1 and the drawer of its relevance where the product fits; used again and again. */
  private marks = new Uint8Array(0);

  constructor(private readonly index: CatalogueIndex) {}

  select(question: ProductsQuestion): Selection {
    const { search, active, ordine, limit } = question;
    const found = search ? this.index.search.find(search, active === false) : null;
    const counter = new FacetCounter(this.index);
    const fitting = this.mark(question, found, counter);
    const order = ordine === 'rilevanza' ? 'novita' : ordine;
    const list = this.listOf(fitting, order);
    const key = this.cursorOf(question);
    const page =
      ordine === 'rilevanza'
        ? this.byRelevance(list, key, limit + 1)
        : this.inOrder({ list, order, key }, limit + 1);
    const slots = page.slice(0, limit);
    const last = page.length > limit ? slots.at(-1) : undefined;
    return {
      slots,
      total: counter.total,
      next: last === undefined ? null : writeCursor(this.keyOf(question, last), question.list),
      facets: counter.facets(),
      corretto: found?.corrected ?? null,
    };
  }

  /** Gives the slots that fit, or as many as are too many to be sorted. */
  private mark(
    question: ProductsQuestion,
    found: FoundProducts | null,
    counter: FacetCounter,
  ): number[] {
    const { index } = this;
    const filter = filterOf(question, index);
    if (this.marks.length < index.columns.capacity) {
      this.marks = new Uint8Array(index.columns.capacity);
    }
    const { marks } = this;
    marks.fill(0);
    const most = index.columns.length * SPARSE;
    const fitting: number[] = [];
    const count = found ? found.slots.length : index.columns.length;
    for (let at = 0; at < count; at += 1) {
      const slot = found ? (found.slots[at] ?? 0) : at;
      const missed = missesOf(index.columns, filter, slot);
      if (missed === HIDDEN) continue;
      counter.add(slot, missed);
      if (missed !== 0) continue;
      marks[slot] = found ? 1 + found.drawerOf(slot) : 1;
      if (fitting.length <= most) fitting.push(slot);
    }
    return fitting;
  }

  private listOf(fitting: number[], order: SortOrder): SlotList {
    const isSparse = fitting.length <= this.index.columns.length * SPARSE;
    return isSparse ? this.index.orders.sorted(fitting, order) : this.index.orders.list(order);
  }

  private inOrder(
    { list, order, key }: { list: SlotList; order: SortOrder; key: number[] | null },
    most: number,
  ): number[] {
    const page: number[] = [];
    let at = key ? this.firstBehind(list, order, key) : 0;
    for (; at < list.length && page.length < most; at += 1) {
      const slot = list.at(at);
      if (this.marks[slot] !== 0) page.push(slot);
    }
    return page;
  }

  /** Best drawer first, in each the newest first. */
  private byRelevance(list: SlotList, key: number[] | null, most: number): number[] {
    const drawers: number[][] = Array.from({ length: DRAWERS }, () => []);
    const [firstDrawer, ...newest] = key ?? [0];
    const begin = key ? this.firstBehind(list, 'novita', newest) : 0;
    for (let at = 0; at < list.length; at += 1) {
      const slot = list.at(at);
      const drawer = (this.marks[slot] ?? 0) - 1;
      if (drawer === firstDrawer && at < begin) continue;
      const opened = drawers[drawer];
      if (opened && opened.length < most) opened.push(slot);
    }
    return drawers.slice(firstDrawer).flat().slice(0, most);
  }

  private firstBehind(list: SlotList, order: SortOrder, key: number[]): number {
    return firstBehind(list, (slot) => this.index.orders.keyOf(order, slot), key);
  }

  private keyOf({ ordine }: ProductsQuestion, slot: number): number[] {
    const { orders } = this.index;
    if (ordine !== 'rilevanza') return orders.keyOf(ordine, slot);
    return [(this.marks[slot] ?? 0) - 1, ...orders.keyOf('novita', slot)];
  }

  private cursorOf({ cursor, ordine, list }: ProductsQuestion): number[] | null {
    if (cursor === undefined) return null;
    const parts = ordine === 'valutazione' || ordine === 'rilevanza' ? 3 : 2;
    return readCursor(cursor, list, parts);
  }
}
