const WEIGHT_BITS = 7;
const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

/** A word with the texts that hold it, by slot, in no order. */
export class Term {
  /** How many texts hold it. */
  count = 0;
  /** How many of them everybody may see. */
  publicCount = 0;
  /** A slot and the weight of the word's place there, in one number. */
  private entries = new Uint32Array(2);

  constructor(readonly word: string) {}

  add(slot: number, weight: number): void {
    if (this.count === this.entries.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.entries);
      this.entries = larger;
    }
    this.entries[this.count] = entryOf(slot, weight);
    this.count += 1;
  }

  remove(slot: number, weight: number): void {
    const at = this.entries.indexOf(entryOf(slot, weight));
    if (at === -1 || at >= this.count) return;
    this.count -= 1;
    this.entries[at] = this.entries[this.count] ?? 0;
  }

  slotAt(index: number): number {
    return (this.entries[index] ?? 0) >>> WEIGHT_BITS;
  }

  /** 1 to 100. */
  weightAt(index: number): number {
    return (this.entries[index] ?? 0) & WEIGHT_MASK;
  }
}

function entryOf(slot: number, weight: number): number {
  return ((slot << WEIGHT_BITS) | weight) >>> 0;
}
