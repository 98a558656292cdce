import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * A thousand people behind one address who each open a page that nobody else has opened every 20 seconds, and
 * a crawler at 5 pages a second, are 550 in such a window.
 */
const RENDERS = 800;
/** Those that are kept cost little, but not nothing. */
const PAGES = 4000;
const WINDOW_S = 10;
/** Whoever is refused and asks on, up to so many times a budget, waits for the answer. */
const INSISTENT = 2;

/** An address that may have no page now. */
export interface Refusal {
  /** Seconds after which to try again. */
  retryAfterS: number;
  /** It goes on asking far beyond its budget. */
  isInsistent: boolean;
}

/** How many pages an address may have (docs/decisions/rate-limits.md); each copy of the gateway counts for itself. */
export class PageBudget {
  private readonly pages: RateLimiterMemory | undefined;
  private readonly renders: RateLimiterMemory | undefined;

  /** `factor` multiplies the limits; 0 counts nothing. */
  constructor(factor: number) {
    if (factor === 0) return;
    const limiter = (keyPrefix: string, limit: number) => {
      const points = Math.max(1, Math.round(limit * factor));
      return new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_S });
    };
    this.pages = limiter('pages', PAGES);
    this.renders = limiter('renders', RENDERS);
  }

  /** Counts a page that is asked for; says where there may be none now. */
  ask(visitor: string): Promise<Refusal | undefined> {
    return consume(this.pages, visitor);
  }

  /** Counts one that has to be rendered. */
  render(visitor: string): Promise<Refusal | undefined> {
    return consume(this.renders, visitor);
  }
}

async function consume(
  limiter: RateLimiterMemory | undefined,
  visitor: string,
): Promise<Refusal | undefined> {
  if (!limiter) return undefined;
  try {
    await limiter.consume(visitor);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const { msBeforeNext, consumedPoints } = refused;
    return {
      retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      isInsistent: consumedPoints > INSISTENT * limiter.points,
    };
  }
}
