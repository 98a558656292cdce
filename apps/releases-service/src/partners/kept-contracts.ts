import { Inject, Injectable, Logger } from '@nestjs/common';
import { type GivenCall, givenCallSchema } from '@zaino/contracts/shared';
import { SECOND_MS } from '@zaino/rules/durations';
import { answeredWithin } from '@zaino/service/deadline';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { z } from 'zod';

const keptSchema = z.array(givenCallSchema);

/** Who releases something waits no longer for a Redis that is silent. */
const LIMIT_MS = SECOND_MS;

const keyOf = (domain: string) => `releases:gives:${domain}`;

/** What each service gave when it was last asked, for the time when it cannot be. */
@Injectable()
export class KeptContracts {
  private readonly logger = new Logger('KeptContracts');

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** A release is judged by the answer itself: what cannot be kept is only missing later. */
  async keep(domain: string, gives: readonly GivenCall[]): Promise<void> {
    try {
      await answeredWithin(LIMIT_MS, () => this.redis.set(keyOf(domain), JSON.stringify(gives)));
    } catch (error) {
      this.logger.warn(`What ${domain} gives could not be kept: ${String(error)}`);
    }
  }

  /** Undefined where it was never asked, or where nobody can tell. */
  async read(domain: string): Promise<GivenCall[] | undefined> {
    try {
      const kept = await answeredWithin(LIMIT_MS, () => this.redis.get(keyOf(domain)));
      return kept === null ? undefined : keptSchema.parse(JSON.parse(kept));
    } catch (error) {
      this.logger.warn(`What ${domain} gave last could not be read: ${String(error)}`);
      return undefined;
    }
  }
}
