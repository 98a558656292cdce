import { Inject, Injectable, Logger } from '@nestjs/common';
import { givenCallSchema, type ServiceContract, usedCallsSchema } from '@zaino/contracts/shared';
import { SECOND_MS } from '@zaino/rules/durations';
import { answeredWithin } from '@zaino/service/deadline';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { z } from 'zod';

const keptGives = z.array(givenCallSchema);

/** Who releases something waits no longer for a Redis that is silent. */
const LIMIT_MS = SECOND_MS;

const keyOf = (service: string, what: keyof ServiceContract) => `releases:${what}:${service}`;

/** What each service gave and asked of others when it was last asked, for the time when it cannot be. */
@Injectable()
export class KeptContracts {
  private readonly logger = new Logger('KeptContracts');

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** A release is judged by the answer itself: what cannot be kept is only missing later. */
  async keep(service: string, { gives, uses }: ServiceContract): Promise<void> {
    try {
      await answeredWithin(LIMIT_MS, async () => {
        await this.redis.set(keyOf(service, 'gives'), JSON.stringify(gives));
        await this.redis.set(keyOf(service, 'uses'), JSON.stringify(uses));
      });
    } catch (error) {
      this.logger.warn(`What ${service} gives could not be kept: ${String(error)}`);
    }
  }

  /** Each part undefined where it was never told, or where nobody can tell. */
  async read(service: string): Promise<Partial<ServiceContract>> {
    try {
      const [gives = null, uses = null] = await answeredWithin(LIMIT_MS, () =>
        this.redis.mGet([keyOf(service, 'gives'), keyOf(service, 'uses')]),
      );
      return {
        ...(gives !== null && { gives: keptGives.parse(JSON.parse(gives)) }),
        ...(uses !== null && { uses: usedCallsSchema.parse(JSON.parse(uses)) }),
      };
    } catch (error) {
      this.logger.warn(`What ${service} gave last could not be read: ${String(error)}`);
      return {};
    }
  }
}
