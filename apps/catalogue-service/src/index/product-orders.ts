import type { ProductOrder } from '@zaino/contracts/catalogue';
import { IS_KNOWN, type ProductColumns } from './product-columns';

type KeyOf = (columns: ProductColumns, slot: number) => number[];

/** What a product is sorted by, ascending, its id last: no two products have the same. */
const newestFirst: KeyOf = ({ createdAt, id }, slot) => [-(createdAt[slot] ?? 0), -(id[slot] ?? 0)];
const cheapestFirst: KeyOf = ({ price, id }, slot) => [price[slot] ?? 0, id[slot] ?? 0];
const bestRatedFirst: KeyOf = ({ rating, reviews, id }, slot) => [
  -(rating[slot] ?? 0),
  -(reviews[slot] ?? 0),
  id[slot] ?? 0,
];

/** All products in one order. */
export interface SortedList {
  readonly length: number;
  /** Numbers in a key. */
  readonly keyParts: number;
  /** What the product in a slot is sorted by. */
  keyOf: (slot: number) => number[];
  /** The slot of a rank. */
  at: (rank: number) => number;
  rankOf: (slot: number) => number;
  /** The first rank behind a key, whether a product has it or not. */
  firstBehind: (key: readonly number[]) => number;
}

/**
 * Kept up to date by merging: one product that moved costs a pass over numbers, and so do thousands. Two arrays take
 * turns, since a new one of so many numbers for every change would leave the memory in pieces.
 */
class SortedSlots implements SortedList {
  length = 0;
  private slots = new Uint32Array(0);
  private spare = new Uint32Array(0);
  private ranks = new Uint32Array(0);

  constructor(
    private readonly columns: ProductColumns,
    private readonly key: KeyOf,
    readonly keyParts: number,
  ) {}

  keyOf(slot: number): number[] {
    return this.key(this.columns, slot);
  }

  at(rank: number): number {
    return this.slots[rank] ?? 0;
  }

  rankOf(slot: number): number {
    return this.ranks[slot] ?? 0;
  }

  firstBehind(key: readonly number[]): number {
    return this.firstIn(this.slots.subarray(0, this.length), key);
  }

  /** Puts products in their new places, new ones too, and leaves out those that are gone. */
  update(moved: ReadonlySet<number>, isMoved: Uint8Array): void {
    this.grow();
    const { columns, spare } = this;
    const staying = this.moveTogether(isMoved);
    const arriving = [...moved]
      .filter((slot) => ((columns.flags[slot] ?? 0) & IS_KNOWN) !== 0)
      .map((slot) => ({ slot, key: this.keyOf(slot) }))
      .sort((one, other) => compareKeys(one.key, other.key));
    let taken = 0;
    arriving.forEach(({ slot, key }, index) => {
      const until = this.firstIn(staying, key);
      spare.set(staying.subarray(taken, until), taken + index);
      spare[until + index] = slot;
      taken = until;
    });
    spare.set(staying.subarray(taken), taken + arriving.length);
    [this.slots, this.spare] = [spare, this.slots];
    this.length = staying.length + arriving.length;
    this.rankAll();
  }

  private grow(): void {
    const { capacity } = this.columns;
    if (this.slots.length >= capacity) return;
    const { slots } = this;
    this.slots = new Uint32Array(capacity);
    this.slots.set(slots);
    this.spare = new Uint32Array(capacity);
    this.ranks = new Uint32Array(capacity);
  }

  /** Closes the gaps that moved products leave. */
  private moveTogether(isMoved: Uint8Array): Uint32Array {
    const { slots, length } = this;
    let count = 0;
    // No callback or iterator for each of 100,000: it would take five times as long.
    for (let rank = 0; rank < length; rank += 1) {
      const slot = slots[rank] ?? 0;
      slots[count] = slot;
      count += 1 - (isMoved[slot] ?? 0);
    }
    return slots.subarray(0, count);
  }

  private rankAll(): void {
    const { slots, ranks, length } = this;
    for (let rank = 0; rank < length; rank += 1) ranks[slots[rank] ?? 0] = rank;
  }

  private firstIn(slots: Uint32Array, key: readonly number[]): number {
    let [low, high] = [0, slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareKeys(this.keyOf(slots[middle] ?? 0), key) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (let part = 0; part < one.length; part += 1) {
    const difference = (one[part] ?? 0) - (other[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A list from behind. */
function reversed(list: SortedSlots): SortedList {
  const last = list.length - 1;
  const negative = (key: readonly number[]) => key.map((part) => -part);
  return {
    length: list.length,
    keyParts: list.keyParts,
    keyOf: (slot) => negative(list.keyOf(slot)),
    at: (rank) => list.at(last - rank),
    rankOf: (slot) => last - list.rankOf(slot),
    firstBehind: (key) => {
      const original = negative(key);
      // Behind it from this side is before it from the other: the one that has the key itself is left out.
      const behind = list.firstBehind(original);
      const isThere = behind > 0 && compareKeys(list.keyOf(list.at(behind - 1)), original) === 0;
      return list.length - behind + (isThere ? 1 : 0);
    },
  };
}

/** The orders of lists. */
export class ProductOrders {
  private readonly newest: SortedSlots;
  private readonly cheapest: SortedSlots;
  private readonly bestRated: SortedSlots;
  private isMoved = new Uint8Array(0);

  constructor(private readonly columns: ProductColumns) {
    this.newest = new SortedSlots(columns, newestFirst, 2);
    this.cheapest = new SortedSlots(columns, cheapestFirst, 2);
    this.bestRated = new SortedSlots(columns, bestRatedFirst, 3);
  }

  update(moved: ReadonlySet<number>): void {
    if (moved.size === 0) return;
    if (this.isMoved.length < this.columns.capacity) {
      this.isMoved = new Uint8Array(this.columns.capacity);
    }
    for (const slot of moved) this.isMoved[slot] = 1;
    for (const order of [this.newest, this.cheapest, this.bestRated]) {
      order.update(moved, this.isMoved);
    }
    for (const slot of moved) this.isMoved[slot] = 0;
  }

  /** Among equals in relevance the newest come first. */
  list(order: ProductOrder): SortedList {
    if (order === 'valutazione') return this.bestRated;
    if (order === 'prezzo-crescente') return this.cheapest;
    return order === 'prezzo-decrescente' ? reversed(this.cheapest) : this.newest;
  }
}
