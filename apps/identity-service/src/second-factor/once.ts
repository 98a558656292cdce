import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { hashOfToken } from '@zaino/service/sessions/session';
import { signInUnavailable } from '../sessions/sign-in-unavailable';

/** How long a setup may take, or the look at a passkey. */
const LIFETIME_MS = 10 * MINUTE_MS;

/** What waits for one answer: kept in Redis, given out once. */
@Injectable()
export class Once {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async keep(name: string, content: string): Promise<void> {
    const until = this.clock.now() + LIFETIME_MS;
    await this.redis
      .set(keyOf(name), JSON.stringify({ content, until }), {
        expiration: { type: 'PX', value: LIFETIME_MS },
      })
      .catch(signInUnavailable);
  }

  /** Null where there is none, or none any more. */
  async read(name: string): Promise<string | null> {
    return this.contentOf(await this.redis.get(keyOf(name)).catch(signInUnavailable));
  }

  /** As `read`, for one caller alone. */
  async take(name: string): Promise<string | null> {
    return this.contentOf(await this.redis.getDel(keyOf(name)).catch(signInUnavailable));
  }

  private contentOf(kept: string | null): string | null {
    if (kept === null) return null;
    const { content, until } = JSON.parse(kept) as { content: string; until: number };
    return this.clock.now() < until ? content : null;
  }
}

const keyOf = (name: string) => `second-factor:${hashOfToken(name)}`;
