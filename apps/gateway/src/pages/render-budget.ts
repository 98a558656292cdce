import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * A thousand people behind one address who each open a page that nobody else has opened every 20 seconds, and
 * a crawler at 5 pages a second, are 550 in such a window.
 */
const RENDERS = 800;
const WINDOW_S = 10;

/** How many pages an address may have rendered (docs/decisions/rate-limits.md); each copy of the gateway counts for itself. */
export class RenderBudget {
  private readonly limiter: RateLimiterMemory | undefined;

  /** `factor` multiplies the limit; 0 counts nothing. */
  constructor(factor: number) {
    if (factor === 0) return;
    const points = Math.max(1, Math.round(RENDERS * factor));
    this.limiter = new RateLimiterMemory({ keyPrefix: 'renders', points, duration: WINDOW_S });
  }

  /** Counts a rendering; says after how many seconds to try again where there may be none now, otherwise 0. */
  async spend(visitor: string): Promise<number> {
    try {
      await this.limiter?.consume(visitor);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }
}
