import type { EventEmitter } from 'node:events';
import {
  type DynamicModule,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createClient } from 'redis';
import { Readiness } from './readiness';

export const REDIS = Symbol('redis');
export type Redis = ReturnType<typeof connect>;

const LONGEST_PAUSE_MS = 2_000;

/**
 * The shared Redis. A service starts and goes on without it: commands fail at once while it is away, and
 * the client comes back by itself.
 */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(Readiness) readiness: Readiness,
  ) {
    readiness.add({ name: 'redis', isRequired: false, check: () => redis.ping() });
  }

  static connect(url: string): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: REDIS, useFactory: () => connect(url) }],
      exports: [REDIS],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    // The client throws when it is closed twice, and waits for ever when it is closed while away.
    if (this.redis.isReady) await this.redis.close();
    else if (this.redis.isOpen) this.redis.destroy();
  }
}

function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: LONGEST_PAUSE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
  reportOutages(client);
  client.connect().catch(() => undefined);
  return client;
}

/** One line when Redis goes away and one when it is back, instead of one for every retry. */
function reportOutages(client: EventEmitter): void {
  const logger = new Logger('Redis');
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) logger.warn(`Redis is away: ${error.message}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) logger.warn('Redis is back');
    isAway = false;
  });
}
