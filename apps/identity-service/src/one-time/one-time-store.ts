import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';

/** Values that wait in Redis to be asked for, each for its time and to be given out once. */
@Injectable()
export class OneTimeStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  async keep(key: string, value: unknown, lifeS: number): Promise<void> {
    const kept = JSON.stringify({ value, until: this.clock.now() + lifeS * 1000 });
    await this.redis.set(key, kept, { expiration: { type: 'EX', value: lifeS } });
  }

  /** As it was kept; null where there is none, or none any more. */
  async read<Value>(key: string): Promise<Value | null> {
    return this.livingValue(await this.redis.get(key)) as Value | null;
  }

  /** As `read`, for one caller alone. */
  async take<Value>(key: string): Promise<Value | null> {
    return this.livingValue(await this.redis.getDel(key)) as Value | null;
  }

  private livingValue(kept: string | null): unknown {
    if (kept === null) return null;
    const { value, until } = JSON.parse(kept) as { value: unknown; until: number };
    return this.clock.now() < until ? value : null;
  }
}
