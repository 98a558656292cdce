import { LRUCache } from 'lru-cache';

/**
 * Pages a second of one address, kept ones and refusals too, once it has had as many as a school of a thousand opens at
 * the same moment. What is beyond is not refused but waits its time.
 */
const PER_SECOND = 400;
const AT_ONCE = 800;
/** Beyond so long a wait (milliseconds) it is refused. */
const LONGEST_WAIT_MS = 10_000;
/** Most addresses that are known; the one that has asked for nothing for longest is forgotten. */
const ADDRESSES = 20_000;

const PAUSE_MS = 1000 / PER_SECOND;

/** Spreads what one address asks for over time, so that answering it leaves time for all others. */
export class PagePace {
  /** When all that an address has asked for is done, at its pace. */
  private readonly doneAt = new LRUCache<string, number>({ max: ADDRESSES });

  constructor(private readonly clock: { now: () => number } = performance) {}

  /** Milliseconds that the next page of an address waits; undefined where it would be too long. */
  waitOf(visitor: string): number | undefined {
    const now = this.clock.now();
    const doneAt = Math.max(this.doneAt.get(visitor) ?? 0, now) + PAUSE_MS;
    const waitMs = doneAt - now - AT_ONCE * PAUSE_MS;
    if (waitMs > LONGEST_WAIT_MS) return undefined;
    this.doneAt.set(visitor, doneAt);
    return Math.max(0, waitMs);
  }
}
