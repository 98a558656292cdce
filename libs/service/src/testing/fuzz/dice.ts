/** Chooses by numbers that were drawn before, so that the same ones choose the same. */
export class Dice {
  private thrown = 0;

  constructor(private readonly numbers: readonly number[]) {}

  /** From 0 to `most`. */
  upTo(most: number): number {
    const number = this.numbers[this.thrown % this.numbers.length] ?? 0;
    this.thrown += 1;
    return number % (most + 1);
  }

  /** True once in so many times. */
  isOneIn(times: number): boolean {
    return this.upTo(times - 1) === times - 1;
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.upTo(Math.max(0, items.length - 1))];
  }

  /** One of them at least, where there is one. */
  some<Item>(items: readonly Item[]): Item[] {
    const first = this.pick(items);
    return items.filter((item) => item === first || this.isOneIn(3));
  }
}
