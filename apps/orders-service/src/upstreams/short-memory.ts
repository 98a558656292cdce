import type { Clock } from '@zaino/service/clock';

interface Options {
  clock: Clock;
  /** How long a value is believed, in milliseconds. */
  lifeMs: number;
  /** Values that are kept; the oldest make room. */
  most: number;
}

/** What another service said a moment ago. */
export class ShortMemory<Value> {
  private readonly values = new Map<string, { value: Value; until: number }>();

  constructor(private readonly options: Options) {}

  find(key: string): Value | undefined {
    const known = this.values.get(key);
    return known && known.until > this.options.clock.now() ? known.value : undefined;
  }

  keep(key: string, value: Value): void {
    const { clock, lifeMs, most } = this.options;
    // Taken out first: the order of insertion is that of age.
    this.values.delete(key);
    this.values.set(key, { value, until: clock.now() + lifeMs });
    if (this.values.size <= most) return;
    for (const oldest of this.values.keys()) {
      this.values.delete(oldest);
      return;
    }
  }

  forget(key: string): void {
    this.values.delete(key);
  }
}
