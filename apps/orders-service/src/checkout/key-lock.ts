import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SECOND_MS } from '@zaino/rules/durations';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import type { PlacingKey } from './order-id';

/** Gives the lock back. */
export type ReleaseLock = () => Promise<void>;

/** Longer than an order takes; a process that died holds the lock for so long, in milliseconds. */
const LIFE_MS = 10 * SECOND_MS;
const PAUSE_MS = 40;
/** After that it goes on without the lock: the database makes one order of it in any case. */
const MOST_WAITING_MS = 3 * SECOND_MS;

const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end`;

/**
 * Lets calls with the same key, which a double click sends, go one after the other: otherwise the second would see the
 * pieces and the voucher that the first is about to take, and call them gone. No more than courtesy: that there is one
 * order is made sure by the database.
 */
@Injectable()
export class KeyLock {
  private readonly logger = new Logger('Checkout');

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Waits for the lock, and looks with `find` whether there is any need for it still. */
  async acquire<Found>(
    { customerId, key }: PlacingKey,
    find: () => Promise<Found | null>,
  ): Promise<{ found: Found; release?: undefined } | { found: null; release: ReleaseLock }> {
    const name = `zaino:placing:${customerId}:${key}`;
    const token = randomUUID();
    for (let waited = 0; ; waited += PAUSE_MS) {
      const isMine = waited > MOST_WAITING_MS || (await this.take(name, token));
      const release = isMine ? () => this.giveBack(name, token) : () => Promise.resolve();
      const found: Found | null = await find().catch(async (error: unknown) => {
        await release();
        throw error;
      });
      if (found !== null) await release();
      if (found !== null) return { found };
      if (isMine) return { found: null, release };
      await delay(PAUSE_MS);
    }
  }

  private async take(name: string, token: string): Promise<boolean> {
    try {
      const options = { condition: 'NX', expiration: { type: 'PX', value: LIFE_MS } } as const;
      return (await this.redis.set(name, token, options)) !== null;
    } catch (error) {
      this.logger.warn(`Orders go without their lock: ${(error as Error).name}`);
      return true;
    }
  }

  private async giveBack(name: string, token: string): Promise<void> {
    try {
      await this.redis.eval(releaseScript, { keys: [name], arguments: [token] });
    } catch {
      // It ends by itself.
    }
  }
}
