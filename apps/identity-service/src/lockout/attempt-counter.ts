import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import { beginScript, cancelScript, forgetScript } from './attempt-scripts';
import type { LockoutPolicy } from './lockout-policy';
import { type ClaimedAccount, keysOf, policyOf, type Subject, type SubjectKind } from './subjects';

/** An attempt that was counted, or one that must not be made. */
export interface CountedAttempt {
  /** `last` is the one whose failure locks. */
  verdict: 'free' | 'last' | 'locked' | 'delayed';
  /** Milliseconds: until the next attempt where this one is refused or fails. */
  waitMs: number;
  /** Whose failures refuse it; null where nobody's do. */
  refusedFor: SubjectKind | null;
  /** It was no failure: this attempt alone is taken back. */
  cancel: () => Promise<void>;
  /** It succeeded: all is forgotten. */
  clear: () => Promise<void>;
}

const INDEX_KEY = 'sign-in-attempts';
/** Redis drops a state by itself where no cleanup came by. */
const EXPIRY_MARGIN_MS = HOUR_MS;
const CLEANUP_BATCH = 500;

/** Counts attempts to sign in, the same for all copies of the service: one script in Redis for each step. */
@Injectable()
export class AttemptCounter {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** Counts for all subjects or, where one refuses, for none. More than one must be of the same account. */
  async begin(subjects: Subject[]): Promise<CountedAttempt> {
    const keys = subjects.map(({ key }) => key);
    const now = this.clock.now();
    const id = randomBytes(6).toString('base64url');
    const policies = keys.map(policyOf);
    const script = { keys, arguments: [String(now), id, ...policies.flatMap(numbersOf)] };
    // The index may lie elsewhere in a cluster; a state that it does not know expires by itself.
    const looks = keys.map((value) => ({ score: now + policyOf(value).windowMs, value }));
    const [answer] = await Promise.all([
      this.redis.eval(beginScript, script),
      this.redis.zAdd(INDEX_KEY, looks),
    ]).catch(signInUnavailable);
    const [verdict, waitMs, refusing] = answer as [CountedAttempt['verdict'], number, number];
    return {
      verdict,
      waitMs,
      refusedFor: subjects[refusing - 1]?.kind ?? null,
      cancel: async () => {
        await this.redis.eval(cancelScript, { keys, arguments: [id] });
      },
      clear: async () => {
        await this.redis.del(keys);
      },
    };
  }

  /** Forgets all failures of an account, from wherever they came. Looks through all of Redis: for the command line. */
  async clearAll(account: ClaimedAccount): Promise<void> {
    const pattern = `${keysOf(account)}:*`;
    for await (const keys of this.redis.scanIterator({ MATCH: pattern, COUNT: CLEANUP_BATCH })) {
      if (keys.length > 0) await this.redis.del(keys);
    }
  }

  /** Forgets what has no effect any more; gives how much that was. */
  async cleanUp(): Promise<number> {
    const now = this.clock.now();
    let forgotten = 0;
    for (;;) {
      const limit = { offset: 0, count: CLEANUP_BATCH };
      const keys = await this.redis.zRangeByScore(INDEX_KEY, 0, now, { LIMIT: limit });
      for (const key of keys) if (await this.forget(key, now)) forgotten += 1;
      if (keys.length < CLEANUP_BATCH) return forgotten;
    }
  }

  private async forget(key: string, now: number): Promise<boolean> {
    const { windowMs, forgetMs } = policyOf(key);
    const again = Number(
      await this.redis.eval(forgetScript, {
        keys: [key],
        arguments: [now, windowMs, forgetMs].map(String),
      }),
    );
    if (again > 0) await this.redis.zAdd(INDEX_KEY, { score: again, value: key });
    else await this.redis.zRem(INDEX_KEY, key);
    return again === 0;
  }
}

/** In the order of the script. */
function numbersOf(policy: LockoutPolicy): string[] {
  const { failures, windowMs, lockMs, kept, delayPerAttemptMs, longestDelayMs, forgetMs } = policy;
  const expiryMs = Math.max(windowMs + lockMs, forgetMs) + EXPIRY_MARGIN_MS;
  const isLasting = Number(policy.isLasting);
  return [
    failures,
    windowMs,
    lockMs,
    kept,
    delayPerAttemptMs,
    longestDelayMs,
    isLasting,
    expiryMs,
  ].map(String);
}
