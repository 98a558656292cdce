import { dataChangedChannel, dataChangedSchema } from '@zaino/contracts/shared';
import { closeRedis, connectRedis, type Redis } from '@zaino/service/redis-client';
import type { FastifyBaseLogger } from 'fastify';

interface Options {
  redisUrl: string;
  log: FastifyBaseLogger;
  /** The data of a domain changed; without one, any may have while nobody could tell. */
  onChange: (domain?: string) => void;
}

/** Listens to what services say of their data. While Redis is away it tries to come back, for ever. */
export class DataChangeListener {
  private readonly redis: Redis;
  private isSubscribed = false;

  constructor(private readonly options: Options) {
    const { redisUrl, log } = options;
    this.redis = connectRedis(redisUrl, {
      onAway: (reason) => log.warn({ reason }, 'Redis is away'),
      onBack: () => log.warn('Redis is back'),
    });
    this.redis.on('ready', () => {
      this.listen().catch((error: unknown) => log.warn({ reason: String(error) }, 'not listening'));
    });
  }

  close(): Promise<void> {
    return closeRedis(this.redis);
  }

  private async listen(): Promise<void> {
    // The client itself subscribes again after an outage to what it was subscribed to.
    if (!this.isSubscribed) {
      await this.redis.subscribe(dataChangedChannel(this.redis), (message) => this.take(message));
      this.isSubscribed = true;
    }
    // What was said before this moment was not heard.
    this.options.onChange();
  }

  private take(message: string): void {
    const { log, onChange } = this.options;
    const domain = domainOf(message);
    log.info({ domain: domain ?? 'unknown' }, 'data changed');
    onChange(domain);
  }
}

function domainOf(message: string): string | undefined {
  try {
    return dataChangedSchema.parse(JSON.parse(message)).domain;
  } catch {
    return undefined;
  }
}
