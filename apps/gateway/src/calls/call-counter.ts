import type { RateClass } from '@zaino/contracts/shared';
import type { Redis } from '@zaino/service/redis-client';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type RateLimit, rateLimits } from './rate-limits';

/** Longest wait for Redis, in milliseconds: one that hangs is as good as away. */
const REDIS_LIMIT_MS = 500;

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
  private readonly here: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | undefined;

  constructor(
    rateClass: RateClass,
    private readonly limit: RateLimit,
    redis: Redis | undefined,
  ) {
    const { calls: points, windowS: duration } = limit;
    const options = { keyPrefix: `rate:${rateClass}`, points, duration };
    this.here = new RateLimiterMemory(options);
    this.shared =
      redis &&
      new RateLimiterRedis({
        ...options,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        // Who goes on all the same does not reach Redis any more.
        inMemoryBlockOnConsumed: points + 1,
      });
  }

  async count(address: string): Promise<Counted> {
    const counted = this.shared && (await within(REDIS_LIMIT_MS, consume(this.shared, address)));
    const { isAllowed, left } = counted ?? (await consume(this.here, address)) ?? unlimited;
    const { calls: quota, windowS } = this.limit;
    const resetS = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    return { isAllowed, quota, windowS, remaining: left.remainingPoints, resetS };
  }
}

const unlimited = { isAllowed: true, left: new RateLimiterRes() };

/** Undefined where it cannot be counted there. */
async function consume(limiter: RateLimiterAbstract, address: string) {
  try {
    return { isAllowed: true, left: await limiter.consume(address) };
  } catch (refused) {
    return refused instanceof RateLimiterRes ? { isAllowed: false, left: refused } : undefined;
  }
}

function within<Value>(limitMs: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
