import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from './clock';
import { type Redis, REDIS } from './redis-client';

/** As many as are allowed in any stretch of time of this length. */
export interface Window {
  lengthMs: number;
  most: number;
}

export interface Use {
  /** Of what and by whom; no personal data that a reader of Redis must not learn. */
  key: string;
  windows: readonly Window[];
  /** What is used: the same again is no further use, and allowed as long as it is remembered. */
  id?: string;
}

/**
 * Counts one more use unless a window is full: KEYS uses; ARGV now, id, longest length, then length and number of
 * each window. Gives the place of the window that is full, counted from 1, or 0.
 */
const useScript = `
local now = tonumber(ARGV[1])
local before = function(length) return string.format('%.0f', now - tonumber(length)) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', before(ARGV[3]))
if redis.call('ZSCORE', KEYS[1], ARGV[2]) then return 0 end
for index = 4, #ARGV, 2 do
  local used = redis.call('ZCOUNT', KEYS[1], '(' .. before(ARGV[index]), '+inf')
  if used >= tonumber(ARGV[index + 1]) then return (index - 2) / 2 end
end
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 0`;

/** How often something may be done, the same for all copies of a service. */
@Injectable()
export class Allowance {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** Counts a use; gives the first window that is full, and counts nothing then. Rejects while Redis is away. */
  async use({ key, windows, id = randomBytes(9).toString('base64url') }: Use) {
    const longest = Math.max(...windows.map(({ lengthMs }) => lengthMs));
    const full = await this.redis.eval(useScript, {
      keys: [key],
      arguments: [
        String(this.clock.now()),
        id,
        String(longest),
        ...windows.flatMap(({ lengthMs, most }) => [String(lengthMs), String(most)]),
      ],
    });
    return windows[Number(full) - 1];
  }
}
