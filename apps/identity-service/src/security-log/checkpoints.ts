import { Inject, Injectable } from '@nestjs/common';
import { type Redis, REDIS } from '@zaino/service/redis-client';

/** KEYS checkpoint, ARGV where it should be, where it is to be: moves it, unless it is elsewhere. */
const moveScript = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1`;

interface Move {
  from: number | null;
  to: number;
}

/**
 * How far scheduled work has come, in milliseconds of the service's clock: it outlives the process, and two copies
 * that do the same work tell by it which was first. Rejects while Redis is away: then nobody does it.
 */
@Injectable()
export class Checkpoints {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Null where the work was never done. */
  async read(name: string): Promise<number | null> {
    const reached = await this.redis.get(keyOf(name));
    return reached === null ? null : Number(reached);
  }

  /** False where another copy has moved it meanwhile: what lies in between is that one's. */
  async move(name: string, { from, to }: Move): Promise<boolean> {
    const places = [from === null ? '' : String(from), String(to)];
    const moved = await this.redis.eval(moveScript, { keys: [keyOf(name)], arguments: places });
    return moved === 1;
  }
}

const keyOf = (name: string) => `checkpoint:${name}`;
