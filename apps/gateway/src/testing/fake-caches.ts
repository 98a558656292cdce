import type { PageCaches } from '../offline/worker/worker-scope';

const pathOf = (url: string) => url.replace(/\?.*$/, '');

/** A browser's CacheStorage in memory. */
export class FakeCaches implements PageCaches {
  private readonly kept = new Map<string, Map<string, Response>>();

  open(name: string) {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    return Promise.resolve({
      match: (url: string, { ignoreSearch = false } = {}) => {
        const isMatch = (known: string) =>
          known === url || (ignoreSearch && pathOf(known) === pathOf(url));
        const found = [...entries].find(([known]) => isMatch(known));
        return Promise.resolve(found?.[1].clone());
      },
      put: (url: string, response: Response) => Promise.resolve(void entries.set(url, response)),
      delete: (url: string) => Promise.resolve(entries.delete(url)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    });
  }

  has(name: string) {
    return Promise.resolve(this.kept.has(name));
  }

  delete(name: string) {
    return Promise.resolve(this.kept.delete(name));
  }

  keys() {
    return Promise.resolve([...this.kept.keys()]);
  }
}
