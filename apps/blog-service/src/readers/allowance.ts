import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { addressBlock } from '@zaino/service/address-block';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { ReaderKeys } from './reader-keys';

/** As many as are allowed in any stretch of time of this length. */
export interface Window {
  lengthMs: number;
  most: number;
}

interface Use {
  /** Of what. */
  name: string;
  /** Where the call comes from. */
  address: string;
  windows: Window[];
}

/**
 * Counts one more use unless a window is full: KEYS uses; ARGV now, id, longest length, then length and number of
 * each window. Gives the place of the window that is full, counted from 1, or 0.
 */
const useScript = `
local now = tonumber(ARGV[1])
local before = function(length) return string.format('%.0f', now - tonumber(length)) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', before(ARGV[3]))
for index = 4, #ARGV, 2 do
  local used = redis.call('ZCOUNT', KEYS[1], '(' .. before(ARGV[index]), '+inf')
  if used >= tonumber(ARGV[index + 1]) then return (index - 2) / 2 end
end
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 0`;

/** How often something may be done from one address block, the same for all copies of the service. */
@Injectable()
export class Allowance {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly keys: ReaderKeys,
  ) {}

  /** Counts a use; gives the first window that is full, and counts nothing then. Rejects while Redis is away. */
  async use({ name, address, windows }: Use): Promise<Window | undefined> {
    const key = `blog:uses:${name}:${this.keys.addressHash(addressBlock(address))}`;
    const longest = Math.max(...windows.map(({ lengthMs }) => lengthMs));
    const id = randomBytes(9).toString('base64url');
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
