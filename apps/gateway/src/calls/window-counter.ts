import type { Redis } from '@zaino/service/redis-client';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

/** Longest wait for Redis, in milliseconds: one that hangs is as good as away. */
const REDIS_LIMIT_MS = 500;

interface Options {
  /** Begins the keys. */
  name: string;
  /** Uses of a key that are within the limit. */
  most: number;
  windowS: number;
  redis: Redis | undefined;
  /** A key that is beyond its limit is refused without asking Redis: its further uses need not be counted. */
  endsAtLimit?: boolean;
}

/** What is known of a key after one more use. */
interface Used {
  isWithin: boolean;
  /** Uses in this window, this one too. */
  used: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetS: number;
  /** Takes this use back. */
  giveBack: () => Promise<void>;
}

/** Counts uses of a key in fixed windows: in Redis for all copies of the gateway, here while Redis is away. */
export class WindowCounter {
  private readonly here: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | undefined;

  constructor({ name, most, windowS, redis, endsAtLimit = false }: Options) {
    const options = { keyPrefix: name, points: most, duration: windowS };
    this.here = new RateLimiterMemory(options);
    this.shared =
      redis &&
      new RateLimiterRedis({
        ...options,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        ...(endsAtLimit && { inMemoryBlockOnConsumed: most + 1 }),
      });
  }

  async count(key: string): Promise<Used> {
    const counted = this.shared && (await within(REDIS_LIMIT_MS, consume(this.shared, key)));
    const { isWithin, left, giveBack } = counted ?? (await consume(this.here, key)) ?? unlimited;
    const resetS = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    const { consumedPoints: used, remainingPoints: remaining } = left;
    return { isWithin, used, remaining, resetS, giveBack };
  }

  /** Whether a key was used in its window, as far as can be told. */
  async isUsed(key: string): Promise<boolean> {
    const inRedis = this.shared && within(REDIS_LIMIT_MS, this.shared.get(key)).catch(() => null);
    return ((await inRedis) ?? (await this.here.get(key))) !== null;
  }
}

const unlimited = {
  isWithin: true,
  left: new RateLimiterRes(),
  giveBack: () => Promise.resolve(),
};

/** Undefined where it cannot be counted there. */
async function consume(limiter: RateLimiterAbstract, key: string) {
  const giveBack = () =>
    limiter.reward(key).then(
      () => undefined,
      () => undefined,
    );
  try {
    return { isWithin: true, left: await limiter.consume(key), giveBack };
  } catch (refused) {
    return refused instanceof RateLimiterRes
      ? { isWithin: false, left: refused, giveBack }
      : undefined;
  }
}

function within<Value>(limitMs: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
