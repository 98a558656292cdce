import { LRUCache } from 'lru-cache';

interface Weighed {
  /** Memory it holds. */
  readonly bytes: number;
}

/**
 * Keeps the most recently used values up to a number of bytes. Callers that miss the same key together
 * share one load; a failed load is not kept.
 */
export class BoundedCache<Value extends Weighed> {
  private readonly values: LRUCache<string, Value>;
  /** Beside the values: the cache's own `fetch` gives up a load whose place another value takes. */
  private readonly loading = new Map<string, Promise<Value>>();

  constructor(maxBytes: number) {
    this.values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    });
  }

  getOrLoad(key: string, load: () => Promise<Value> | Value): Promise<Value> | Value {
    return this.values.get(key) ?? this.loading.get(key) ?? this.load(key, load);
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
    this.values.set(key, value);
    return value;
  }
}
