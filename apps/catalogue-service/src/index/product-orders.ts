import type { ProductOrder } from '@zaino/contracts/catalogue';
import { IS_KNOWN, type ProductColumns } from './product-columns';

/** Slots one after the other. */
export interface SlotList {
  readonly length: number;
  at: (index: number) => number;
}

export type SortOrder = Exclude<ProductOrder, 'rilevanza'>;

/** What a product is sorted by in an order, ascending, its id last: no two products have the same. */
export const sortKeys: Record<SortOrder, (columns: ProductColumns, slot: number) => number[]> = {
  novita: ({ createdAt, id }, slot) => [-(createdAt[slot] ?? 0), -(id[slot] ?? 0)],
  'prezzo-crescente': ({ price, id }, slot) => [price[slot] ?? 0, id[slot] ?? 0],
  'prezzo-decrescente': ({ price, id }, slot) => [-(price[slot] ?? 0), -(id[slot] ?? 0)],
  valutazione: ({ rating, reviews, id }, slot) => [
    -(rating[slot] ?? 0),
    -(reviews[slot] ?? 0),
    id[slot] ?? 0,
  ],
};

export function compareKeys(one: number[], other: number[]): number {
  for (let part = 0; part < one.length; part += 1) {
    const difference = (one[part] ?? 0) - (other[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The index in a sorted list from which on all stand behind a key. */
export function firstBehind(list: SlotList, keyOf: (slot: number) => number[], key: number[]) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareKeys(keyOf(list.at(middle)), key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All products in one order, kept up to date by merging: a few that moved cost one pass, and so do thousands. */
class SortedSlots {
  private slots = new Uint32Array(0);

  constructor(
    private readonly columns: ProductColumns,
    private readonly order: SortOrder,
  ) {}

  list(isReversed: boolean): SlotList {
    const { slots } = this;
    const last = slots.length - 1;
    const at = isReversed
      ? (index: number) => slots[last - index] ?? 0
      : (index: number) => slots[index] ?? 0;
    return { length: slots.length, at };
  }

  /** Puts products in their new places, new ones too, and leaves out those that are gone. */
  update(moved: ReadonlySet<number>): void {
    const { columns } = this;
    const isMoved = new Uint8Array(columns.capacity);
    for (const slot of moved) isMoved[slot] = 1;
    const staying = without(this.slots, isMoved);
    const keyOf = (slot: number) => sortKeys[this.order](columns, slot);
    const arriving = [...moved]
      .filter((slot) => ((columns.flags[slot] ?? 0) & IS_KNOWN) !== 0)
      .map((slot) => ({ slot, key: keyOf(slot) }))
      .sort((one, other) => compareKeys(one.key, other.key));
    const merged = new Uint32Array(staying.length + arriving.length);
    const stayingList = { length: staying.length, at: (index: number) => staying[index] ?? 0 };
    let taken = 0;
    arriving.forEach(({ slot, key }, index) => {
      const until = firstBehind(stayingList, keyOf, key);
      merged.set(staying.subarray(taken, until), taken + index);
      merged[until + index] = slot;
      taken = until;
    });
    merged.set(staying.subarray(taken), taken + arriving.length);
    this.slots = merged;
  }
}

/** A loop of its own: a callback for each of 100,000 would take five times as long. */
function without(slots: Uint32Array, isLeftOut: Uint8Array): Uint32Array {
  const staying = new Uint32Array(slots.length);
  let count = 0;
  for (const slot of slots) {
    if (isLeftOut[slot] !== 0) continue;
    staying[count] = slot;
    count += 1;
  }
  return staying.subarray(0, count);
}

/** The orders of lists; the dearest first are the cheapest first from behind. */
export class ProductOrders {
  private readonly newest: SortedSlots;
  private readonly cheapest: SortedSlots;
  private readonly bestRated: SortedSlots;

  constructor(private readonly columns: ProductColumns) {
    this.newest = new SortedSlots(columns, 'novita');
    this.cheapest = new SortedSlots(columns, 'prezzo-crescente');
    this.bestRated = new SortedSlots(columns, 'valutazione');
  }

  update(moved: ReadonlySet<number>): void {
    if (moved.size === 0) return;
    for (const order of [this.newest, this.cheapest, this.bestRated]) order.update(moved);
  }

  list(order: SortOrder): SlotList {
    if (order === 'novita') return this.newest.list(false);
    if (order === 'valutazione') return this.bestRated.list(false);
    return this.cheapest.list(order === 'prezzo-decrescente');
  }

  /** A few slots in an order. */
  sorted(slots: number[], order: SortOrder): SlotList {
    const keyed = slots.map((slot) => ({ slot, key: this.keyOf(order, slot) }));
    keyed.sort((one, other) => compareKeys(one.key, other.key));
    return { length: keyed.length, at: (index) => keyed[index]?.slot ?? 0 };
  }

  keyOf(order: SortOrder, slot: number): number[] {
    return sortKeys[order](this.columns, slot);
  }
}
