import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { hashOfToken } from '@zaino/service/sessions/session';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import { beginScript, cancelScript, forgetScript } from './attempt-scripts';
import { accountPolicy, addressPolicy, type LockoutPolicy } from './lockout-policy';

/** What failures are counted for. The value never reaches Redis as it is. */
export interface Subject {
  kind: 'account' | 'device' | 'address';
  value: string;
}

/** E-mails and admins' names are told apart; those that do not exist count as well. */
export interface ClaimedAccount {
  kind: 'customer' | 'admin';
  name: string;
}

export function accountSubject({ kind, name }: ClaimedAccount): Subject {
  return { kind: 'account', value: `${kind} ${name}` };
}

/** An attempt that was counted, or one that must not be made. */
export interface CountedAttempt {
  /** `last` is the one whose failure locks. */
  verdict: 'free' | 'last' | 'locked' | 'delayed';
  /** Milliseconds: until the next attempt where this one is refused or fails. */
  waitMs: number;
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

  async begin(subject: Subject): Promise<CountedAttempt> {
    const key = keyOf(subject);
    const policy = policyOf(key);
    const now = this.clock.now();
    const id = randomBytes(6).toString('base64url');
    // The index may lie elsewhere in a cluster; a state that it does not know expires by itself.
    const [answer] = await Promise.all([
      this.redis.eval(beginScript, { keys: [key], arguments: beginArguments(policy, now, id) }),
      this.redis.zAdd(INDEX_KEY, { score: now + policy.windowMs, value: key }),
    ]).catch(signInUnavailable);
    const [verdict, waitMs] = answer as [CountedAttempt['verdict'], number];
    return {
      verdict,
      waitMs,
      cancel: async () => {
        await this.redis.eval(cancelScript, { keys: [key], arguments: [id] });
      },
      clear: async () => {
        await this.redis.del(key);
      },
    };
  }

  /** Forgets all failures of a subject. */
  async clear(subject: Subject): Promise<void> {
    await this.redis.del(keyOf(subject));
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

function beginArguments(policy: LockoutPolicy, now: number, id: string): string[] {
  const { failures, windowMs, lockMs, kept, delayPerAttemptMs, longestDelayMs, forgetMs } = policy;
  const expiryMs = Math.max(windowMs + lockMs, forgetMs) + EXPIRY_MARGIN_MS;
  const numbers = [failures, windowMs, lockMs, kept, delayPerAttemptMs, longestDelayMs, expiryMs];
  return [String(now), id, ...numbers.map(String)];
}

/** Who reads Redis learns no e-mail and no address by looking. */
function keyOf({ kind, value }: Subject): string {
  return `sign-in-attempts:${kind}:${hashOfToken(value)}`;
}

function policyOf(key: string): LockoutPolicy {
  return key.startsWith('sign-in-attempts:address:') ? addressPolicy : accountPolicy;
}
