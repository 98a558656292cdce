import { LRUCache, type Perf } from 'lru-cache';
import type { PageAnswer } from './page-answer';

/** What is kept beside a page's bytes, roughly. */
const OVERHEAD_BYTES = 2048;

interface Options {
  /** How long a page is served without looking again, in milliseconds; more than 0. */
  freshMs: number;
  /** How long after that the old page is served while a new one is made, in milliseconds. */
  staleMs: number;
  maxBytes: number;
  /** Tests pass their own. */
  clock?: Perf;
}

type Make = () => Promise<PageAnswer>;

/** Carries a page that is not to be kept to those who wait for it. */
class NotKept extends Error {
  constructor(readonly page: PageAnswer) {
    super('The page is not kept');
  }
}

/** How a page was found. `stale`: a new one is being made. */
export type Lookup = 'fresh' | 'stale' | 'miss';

/**
 * Pages that everybody gets alike, for seconds. Who asks for the same page at the same time waits for one
 * making. A page that fails while an old one is there leaves the old one until its time has passed.
 */
export class PageCache {
  private readonly pages: LRUCache<string, PageAnswer, Make>;
  /** Keys of the pages that are being made. */
  private readonly making = new Set<string>();

  constructor(private readonly options: Options) {
    const { freshMs, maxBytes, clock } = options;
    this.pages = new LRUCache({
      ttl: freshMs,
      ttlResolution: 0,
      maxSize: maxBytes,
      sizeCalculation: (page, key) => page.bytes + 2 * key.length + OVERHEAD_BYTES,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // Who waits gets the page, but what was begun before `drop` is not kept.
      ignoreFetchAbort: true,
      fetchMethod: async (key, before, { context: make }) => {
        this.making.add(key);
        const page = await make().finally(() => this.making.delete(key));
        if (!page.isKept) throw new NotKept(page);
        // What is compressed already need not be so again.
        return before?.isSameAs(page) ? before : page;
      },
      ...(clock && { perf: clock }),
    });
  }

  /** Whether a page would be made for whoever asks for it now: there is none, and none on its way. */
  lacks(key: string): boolean {
    return this.servable(key) === undefined && !this.making.has(key);
  }

  /** A page by the key of all that it depends on; `make` is called when there is none that may be served. */
  find(key: string, make: Make): { lookup: Lookup; page: PageAnswer | Promise<PageAnswer> } {
    const fresh = this.pages.get(key);
    if (fresh) return { lookup: 'fresh', page: fresh };
    const stale = this.servable(key);
    if (stale) {
      // Given the old page, the cache itself swallows a failure of the new one.
      void this.pages.fetch(key, { allowStale: true, context: make });
      return { lookup: 'stale', page: stale };
    }
    return { lookup: 'miss', page: this.wait(key, make) };
  }

  /** Forgets all pages, also those that are being made from what was true until now. */
  drop(): void {
    this.pages.clear();
  }

  /** Fresh, or old but not too old. */
  private servable(key: string): PageAnswer | undefined {
    const isTooOld = -this.pages.getRemainingTTL(key) >= this.options.staleMs;
    return isTooOld ? undefined : this.pages.peek(key, { allowStale: true });
  }

  private async wait(key: string, make: Make): Promise<PageAnswer> {
    try {
      return await this.pages.forceFetch(key, { context: make });
    } catch (error) {
      if (error instanceof NotKept) return error.page;
      throw error;
    }
  }
}
