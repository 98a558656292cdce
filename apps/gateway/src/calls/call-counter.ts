import type { RateClass } from '@zaino/contracts/shared';
import type { Redis } from '@zaino/service/redis-client';
import { type RateLimit, rateLimits } from './rate-limits';
import { WindowCounter } from './window-counter';

/** Counted by each copy of the gateway for itself: these calls shall not wait for Redis. */
const countedHere: RateClass[] = ['read'];

/** What is left to an address after a call. */
export interface Counted {
  isAllowed: boolean;
  /** Calls in a window. */
  quota: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetS: number;
  windowS: number;
}

interface Options {
  redis: Redis | undefined;
  /** Multiplies all limits. */
  factor: number;
}

/** Counts calls by class and address: in Redis for all copies of the gateway, here while Redis is away. */
export class CallCounter {
  private readonly counters = new Map<RateClass, ClassCounter>();

  constructor({ redis, factor }: Options) {
    for (const [name, { calls, windowS }] of Object.entries(rateLimits)) {
      const rateClass = name as RateClass;
      const limit = { calls: Math.max(1, Math.round(calls * factor)), windowS };
      const shared = countedHere.includes(rateClass) ? undefined : redis;
      this.counters.set(rateClass, new ClassCounter(rateClass, limit, shared));
    }
  }

  async count(rateClass: RateClass, address: string): Promise<Counted | undefined> {
    return this.counters.get(rateClass)?.count(address);
  }
}

class ClassCounter {
  private readonly uses: WindowCounter;

  constructor(
    rateClass: RateClass,
    private readonly limit: RateLimit,
    redis: Redis | undefined,
  ) {
    const { calls: most, windowS } = limit;
    const name = `rate:${rateClass}`;
    this.uses = new WindowCounter({ name, most, windowS, redis, endsAtLimit: true });
  }

  async count(address: string): Promise<Counted> {
    const { isWithin: isAllowed, remaining, resetS } = await this.uses.count(address);
    const { calls: quota, windowS } = this.limit;
    return { isAllowed, quota, windowS, remaining, resetS };
  }
}
