/** Bits of a product's `flags`. */
export const IS_KNOWN = 1;
export const IS_ACTIVE = 2;
export const IS_AVAILABLE = 4;

const FIRST_CAPACITY = 1_024;

/** What filters and orders look at, a column for each; a product's slot is its place in all of them. */
export class ProductColumns {
  /** Slots that were ever in use: all that are lie below. */
  length = 0;
  id = new Uint32Array(FIRST_CAPACITY);
  flags = new Uint8Array(FIRST_CAPACITY);
  /** Number of the category's name. */
  category = new Uint32Array(FIRST_CAPACITY);
  /** What one pays, in cents. */
  price = new Uint32Array(FIRST_CAPACITY);
  /** In hundredths of a star. */
  rating = new Uint16Array(FIRST_CAPACITY);
  reviews = new Uint32Array(FIRST_CAPACITY);
  /** Milliseconds since 1970. */
  createdAt = new Float64Array(FIRST_CAPACITY);
  changedAt = new Float64Array(FIRST_CAPACITY);
  /** Of the index, at the product's latest change. */
  revision = new Float64Array(FIRST_CAPACITY);
  private readonly slots = new Map<number, number>();
  private readonly free: number[] = [];

  get capacity(): number {
    return this.id.length;
  }

  slotOf(id: number): number | undefined {
    return this.slots.get(id);
  }

  ids(): Iterable<number> {
    return this.slots.keys();
  }

  /** The slot of a product, which gets one if it has none. */
  take(id: number): number {
    const known = this.slots.get(id);
    if (known !== undefined) return known;
    const slot = this.free.pop() ?? this.length++;
    if (slot >= this.capacity) this.grow();
    this.slots.set(id, slot);
    this.id[slot] = id;
    return slot;
  }

  release(slot: number): void {
    this.slots.delete(this.id[slot] ?? 0);
    this.flags[slot] = 0;
    this.free.push(slot);
  }

  private grow(): void {
    const capacity = this.capacity * 2;
    this.id = copied(this.id, new Uint32Array(capacity));
    this.flags = copied(this.flags, new Uint8Array(capacity));
    this.category = copied(this.category, new Uint32Array(capacity));
    this.price = copied(this.price, new Uint32Array(capacity));
    this.rating = copied(this.rating, new Uint16Array(capacity));
    this.reviews = copied(this.reviews, new Uint32Array(capacity));
    this.createdAt = copied(this.createdAt, new Float64Array(capacity));
    this.changedAt = copied(this.changedAt, new Float64Array(capacity));
    this.revision = copied(this.revision, new Float64Array(capacity));
  }
}

function copied<Column extends ArrayLike<number> & { set: (from: Column) => void }>(
  from: Column,
  to: Column,
): Column {
  to.set(from);
  return to;
}
