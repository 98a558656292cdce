import {
  type DynamicModule,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from './clock';
import { DataChanges } from './data-changes';
import { giveUpWhenSilent } from './give-up-when-silent';
import { Readiness } from './readiness';
import { closeRedis, connectRedis, type Redis, REDIS } from './redis-client';
import { SecurityLog } from './security-log/security-log';
import { SessionStore } from './sessions/session-store';

/**
 * The shared Redis. A service starts and goes on without it: commands fail at once while it is away, and
 * the client comes back by itself.
 */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    readiness: Readiness,
  ) {
    readiness.add({ name: 'redis', isRequired: false, check: () => redis.ping() });
  }

  static connect(url: string): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [
        { provide: REDIS, useFactory: () => connectAndReport(url) },
        Clock,
        DataChanges,
        SecurityLog,
        SessionStore,
      ],
      exports: [REDIS, Clock, DataChanges, SecurityLog, SessionStore],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return closeRedis(this.redis);
  }
}

/** Gives the client once it is connected, or at the first failure: a service starts without Redis too. */
async function connectAndReport(url: string): Promise<Redis> {
  const logger = new Logger('Redis');
  const client = connectRedis(url, {
    onAway: (reason) => logger.warn(`Redis is away: ${reason}`),
    onBack: () => logger.warn('Redis is back'),
  });
  await new Promise<void>((resolve) => {
    client.once('ready', resolve).once('error', () => resolve());
  });
  giveUpWhenSilent(client);
  return client;
}
