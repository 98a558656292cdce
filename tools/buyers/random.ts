/** Numbers that are the same again for the same seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.between(0, from.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  isOneOf(chances: number): boolean {
    return this.next() < chances;
  }

  shuffled<T>(from: readonly T[]): T[] {
    const order = from.map((value) => ({ value, rank: this.next() }));
    return order.sort((one, other) => one.rank - other.rank).map(({ value }) => value);
  }

  /** Another row of numbers, which depends on this one alone. */
  fork(): Random {
    return new Random(this.between(0, 2 ** 32 - 1));
  }
}
