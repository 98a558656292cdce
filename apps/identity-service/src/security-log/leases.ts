import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';

/** KEYS lease, ARGV now, interval: what was finished last, to the first who asks in an interval. */
const acquireScript = `
local at = redis.call('HGET', KEYS[1], 'at')
if at and tonumber(at) + tonumber(ARGV[2]) > tonumber(ARGV[1]) then return false end
redis.call('HSET', KEYS[1], 'at', ARGV[1])
return redis.call('HGET', KEYS[1], 'done') or ''`;

interface Lease {
  name: string;
  intervalMs: number;
}

/** Who of the copies holds the lease: it does what only one needs to do. Rejects while Redis is away: then nobody does it. */
@Injectable()
export class Leases {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** Once in an interval, for one copy, and with what `finish` noted last; null for all others. */
  async acquire({ name, intervalMs }: Lease): Promise<{ lastDone: number | null } | null> {
    const done = await this.redis.eval(acquireScript, {
      keys: [keyOf(name)],
      arguments: [String(this.clock.now()), String(intervalMs)],
    });
    if (done === null) return null;
    return { lastDone: done === '' ? null : Number(done) };
  }

  /** How far the work is done; what is not noted, since it failed, the next lease finds undone. */
  async finish(name: string, done: number): Promise<void> {
    await this.redis.hSet(keyOf(name), 'done', String(done));
  }
}

const keyOf = (name: string) => `turn:${name}`;
