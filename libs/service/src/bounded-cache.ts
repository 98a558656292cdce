interface Weighed {
  /** Memory it holds. */
  readonly bytes: number;
}

/**
 * Keeps the most recently used values up to a number of bytes. Callers that miss the same key together
 * share one load; a failed load is not kept.
 */
export class BoundedCache<Value extends Weighed> {
  private readonly values = new Map<string, Value>();
  private readonly loading = new Map<string, Promise<Value>>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  getOrLoad(key: string, load: () => Promise<Value> | Value): Promise<Value> | Value {
    const known = this.values.get(key);
    if (known === undefined) return this.loading.get(key) ?? this.load(key, load);
    // The order of insertion is the order of use.
    this.values.delete(key);
    this.values.set(key, known);
    return known;
  }

  private load(key: string, load: () => Promise<Value> | Value): Promise<Value> | Value {
    const loaded = load();
    if (!(loaded instanceof Promise)) return this.keep(key, loaded);
    const shared = loaded
      .then((value) => this.keep(key, value))
      .finally(() => this.loading.delete(key));
    this.loading.set(key, shared);
    return shared;
  }

  private keep(key: string, value: Value): Value {
    if (value.bytes > this.maxBytes) return value;
    this.values.set(key, value);
    this.bytes += value.bytes;
    for (const [oldest, { bytes }] of this.values) {
      if (this.bytes <= this.maxBytes) break;
      this.values.delete(oldest);
      this.bytes -= bytes;
    }
    return value;
  }
}
