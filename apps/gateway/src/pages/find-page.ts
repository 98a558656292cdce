import { setTimeout as delay } from 'node:timers/promises';
import { PageAnswer } from './page-answer';
import type { AskedPage, Lookup, PageCache } from './page-cache';
import type { PagePace } from './page-pace';
import type { RenderBudget } from './render-budget';
import type { VisitorSemaphores } from './visitor-semaphores';

/** In the place of a page whose turn came when nobody waited for it any more. */
const unwantedPage = new PageAnswer({
  status: 503,
  body: Buffer.alloc(0),
  styleHashes: [],
  analyticsOrigins: [],
  hasFailed: true,
  isOfAdmins: false,
  isPersonal: false,
  isKept: false,
  isDevelopment: false,
});

/** For an address at whose pace the next page would be too late, in seconds. */
const PACE_RETRY_S = 10;

/** What stands between a visitor and a page. */
export interface FindingParts {
  /** Undefined where every page is to be made anew. */
  cache: PageCache | undefined;
  /** Undefined where nothing is counted. */
  pace: PagePace | undefined;
  budget: RenderBudget;
  semaphores: VisitorSemaphores;
}

interface Found {
  lookup: Lookup | 'none';
  page: PageAnswer | Promise<PageAnswer>;
}

export interface MakePage {
  make: () => Promise<PageAnswer>;
  /** Whether whoever has asked has gone away. */
  isGone: () => boolean;
}

/** Without a key where it is somebody's own, which nobody else asks for. */
export type PageDemand = Omit<AskedPage, 'key'> & { key: string | undefined };

/**
 * Finds a page or has it made. Gives the seconds to wait where the address has had too many: who only waits for a page
 * that somebody else has made is not refused.
 */
export function finder({ cache, budget, semaphores, pace }: FindingParts) {
  return async (
    { key, ...asked }: PageDemand,
    { make, isGone }: MakePage,
  ): Promise<Found | number> => {
    const { visitor } = asked;
    const waitMs = pace ? pace.waitOf(visitor) : 0;
    if (waitMs === undefined) return PACE_RETRY_S;
    if (waitMs > 0) await delay(waitMs);
    const makeInTurn = (onBegin = () => false) =>
      semaphores.run(visitor, () => {
        const isWanted = onBegin() || !isGone();
        return isWanted ? make() : Promise.resolve(unwantedPage);
      });
    if (cache && key !== undefined && !cache.lacks(key)) {
      return cache.find({ ...asked, key }, async (onBegin) => {
        // The old page stays until its time has passed.
        if ((await budget.spend(visitor)) > 0) throw new Error('no rendering is left');
        return makeInTurn(onBegin);
      });
    }
    const retryAfterS = await budget.spend(visitor);
    if (retryAfterS > 0) return retryAfterS;
    return cache && key !== undefined
      ? cache.find({ ...asked, key }, makeInTurn)
      : { lookup: 'none', page: makeInTurn() };
  };
}
