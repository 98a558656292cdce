import type { PageCaches } from '../offline/worker/worker-scope';

const pathOf = (url: string) => url.replace(/\?.*$/, '');

/** A browser's CacheStorage in memory; `fetchFile` is its network for `addAll`. */
export class FakeCaches implements PageCaches {
  private readonly kept = new Map<string, Map<string, Response>>();
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly fetchFile: (url: string) => Response = () => new Response()) {}

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
      addAll: (urls: string[]) => {
        const answers = urls.map((url) => [url, this.fetchFile(url)] as const);
        if (answers.some(([, { ok }]) => !ok))
          return Promise.reject(new TypeError('a file does not come'));
        for (const [url, answer] of answers) entries.set(url, answer);
        return Promise.resolve();
      },
      put: async (url: string, response: Response) => {
        await this.writing;
        entries.set(url, response);
      },
      delete: (url: string) => Promise.resolve(entries.delete(url)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    });
  }

  /** From now on nothing that is put gets there; gives what lets it. */
  holdWrites(): () => void {
    let letGo = (): void => undefined;
    this.writing = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
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
