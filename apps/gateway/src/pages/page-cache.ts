import { CachePart } from './cache-part';
import type { KeptPage } from './kept-page';
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
  clock?: { now: () => number };
}

/** A page that somebody asks for. */
export interface AskedPage {
  /** Stands for all that the page depends on. */
  key: string;
  /** Who asks, as far as memory goes: one cannot take that of others. */
  visitor: string;
  /** One of the pages by which visitors come in: no other takes their memory. */
  isEntrance: boolean;
}

/** Calls `onBegin` when the page's turn has come: it says whether further ones wait for it. */
type Make = (onBegin: () => boolean) => Promise<PageAnswer>;

/** How a page was found. `stale`: a new one is being made. */
export type Lookup = 'fresh' | 'stale' | 'miss';

interface Making {
  page: Promise<PageAnswer>;
  visitor: string;
  /** Another visitor has asked for it, too. */
  isShared: boolean;
  hasBegun: boolean;
  hasFollowers: boolean;
}

/**
 * Pages that everybody gets alike, for seconds. Who asks for the same page at the same time waits for one
 * making. A page that fails while an old one is there leaves the old one until its time has passed.
 */
export class PageCache {
  private readonly entrances: CachePart;
  private readonly others: CachePart;
  private making = new Map<string, Making>();
  private readonly clock: { now: () => number };

  constructor(private readonly options: Options) {
    this.clock = options.clock ?? performance;
    this.entrances = new CachePart(options.maxBytes / 2);
    this.others = new CachePart(options.maxBytes / 2);
  }

  /** Whether a page would be made for whoever asks for it now: there is none, and none on its way. */
  lacks(key: string): boolean {
    return !this.making.has(key) && this.servable(key) === undefined;
  }

  /** A page that may be served, old or new; `make` is called where there is none, or an old one. */
  find(asked: AskedPage, make: Make): { lookup: Lookup; page: PageAnswer | Promise<PageAnswer> } {
    const { key, visitor } = asked;
    const kept = this.servable(key);
    if (!kept) return { lookup: 'miss', page: this.wait(asked, make) };
    for (const part of [this.entrances, this.others]) part.use(key, visitor);
    const { page } = kept;
    if (this.ageOf(kept) <= this.options.freshMs) return { lookup: 'fresh', page };
    // The old page stays until its time has passed.
    if (!this.making.has(key)) this.begin(asked, make).catch(() => undefined);
    return { lookup: 'stale', page };
  }

  /** Forgets all pages, also those that are being made from what was true until now. */
  drop(): void {
    this.entrances.clear();
    this.others.clear();
    this.making = new Map();
  }

  private ageOf({ madeAt }: KeptPage): number {
    return this.clock.now() - madeAt;
  }

  private peek(key: string): KeptPage | undefined {
    return this.entrances.peek(key) ?? this.others.peek(key);
  }

  /** Fresh, or old but not too old. */
  private servable(key: string): KeptPage | undefined {
    const { freshMs, staleMs } = this.options;
    const kept = this.peek(key);
    return kept && this.ageOf(kept) < freshMs + staleMs ? kept : undefined;
  }

  private wait(asked: AskedPage, make: Make): Promise<PageAnswer> {
    const making = this.making.get(asked.key);
    if (!making) return this.begin(asked, make);
    making.hasFollowers = true;
    if (making.visitor === asked.visitor) return making.page;
    making.isShared = true;
    // It stands behind all that somebody else has asked for: its own turn may come first.
    return making.hasBegun ? making.page : this.begin(asked, make).catch(() => making.page);
  }

  private begin(asked: AskedPage, make: Make): Promise<PageAnswer> {
    const { making } = this;
    const { key, visitor } = asked;
    const isShared = making.has(key);
    const state = { isShared, hasBegun: false, hasFollowers: false };
    const begun: Omit<Making, 'page'> = { visitor, ...state };
    const work = async () => {
      try {
        const page = await make(() => {
          begun.hasBegun = true;
          return begun.hasFollowers;
        });
        // What was begun before `drop` is not kept.
        if (page.isKept && this.making === making) this.keep(asked, page, begun.isShared);
        return page;
      } finally {
        if (making.get(key) === begun) making.delete(key);
      }
    };
    making.set(key, Object.assign(begun, { page: work() }));
    return (begun as Making).page;
  }

  private keep({ key, visitor, isEntrance }: AskedPage, made: PageAnswer, isShared: boolean): void {
    const before = this.peek(key)?.page;
    // What is compressed already need not be so again.
    const page = before?.isSameAs(made) ? before : made;
    const bytes = page.bytes + 2 * key.length + OVERHEAD_BYTES;
    // Anybody can think of schools that there are not.
    const isApart = isEntrance && page.status === 200;
    const part = isApart ? this.entrances : this.others;
    (isApart ? this.others : this.entrances).delete(key);
    part.keep(key, { page, bytes, madeAt: this.clock.now() }, { visitor, isShared });
  }
}
