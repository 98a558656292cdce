import { closeRedis, connectRedis, type Redis } from '@zaino/service/redis-client';
import type { FastifyBaseLogger } from 'fastify';

interface Options {
  redisUrl: string;
  log: FastifyBaseLogger;
  channelOf: (redis: Redis) => string;
  /** What was said before this moment was not heard: at the start, and after each outage. */
  onListening: () => void;
  onMessage: (message: string) => void;
}

/** Listens to what is said on a channel. While Redis is away it tries to come back, for ever. */
export class RedisChannel {
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
    const { channelOf, onMessage, onListening } = this.options;
    // The client itself subscribes again after an outage to what it was subscribed to.
    if (!this.isSubscribed) {
      await this.redis.subscribe(channelOf(this.redis), onMessage);
      this.isSubscribed = true;
    }
    onListening();
  }
}
