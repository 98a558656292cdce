import type { RateClass } from '@zaino/contracts/shared';
import type { Redis } from '@zaino/service/redis-client';
import { type RateLimit, rateLimits } from './rate-limits';
import { WindowCounter } from './window-counter';

/** Counted by each copy of the gateway for itself: these calls shall not wait for Redis. */
const countedHere: RateClass[] = ['read', 'suggestion'];

/** What is left to an address after a call. */
export interface CallsLeft {
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
  /** Those that hold; classes without one are not counted. */
  limits?: Partial<Record<RateClass, RateLimit>>;
  /** Begins the keys. */
  name?: string;
}

/** Counts calls by class and address: in Redis for all copies of the gateway, here while Redis is away. */
export class CallCounter {
  private readonly counters = new Map<RateClass, ClassCounter>();

  constructor({ redis, factor, limits = rateLimits, name = 'rate' }: Options) {
    for (const [key, { calls, windowS }] of Object.entries(limits)) {
      const rateClass = key as RateClass;
      const limit = { calls: Math.max(1, Math.round(calls * factor)), windowS };
      const shared = countedHere.includes(rateClass) ? undefined : redis;
      this.counters.set(rateClass, new ClassCounter(`${name}:${rateClass}`, limit, shared));
    }
  }

  async count(rateClass: RateClass, address: string): Promise<CallsLeft | undefined> {
    return this.counters.get(rateClass)?.count(address);
  }
}

class ClassCounter {
  private readonly uses: WindowCounter;

  constructor(
    name: string,
    private readonly limit: RateLimit,
    redis: Redis | undefined,
  ) {
    const { calls: most, windowS } = limit;
    this.uses = new WindowCounter({ name, most, windowS, redis, endsAtLimit: true });
  }

  async count(address: string): Promise<CallsLeft> {
    const { isWithin: isAllowed, remaining, resetS } = await this.uses.count(address);
    const { calls: quota, windowS } = this.limit;
    return { isAllowed, quota, windowS, remaining, resetS };
  }
}
