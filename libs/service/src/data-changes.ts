import { Inject, Injectable, Logger } from '@nestjs/common';
import { dataChangedChannel, type DataChanged } from '@zaino/contracts/shared';
import { type Redis, REDIS } from './redis-client';

/** Tells the gateway that public data changed, so that it drops the pages made from the old. */
@Injectable()
export class DataChanges {
  private readonly logger = new Logger('DataChanges');
  /** Domains that nobody was told of yet. */
  private readonly untold = new Set<string>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {
    redis.on('ready', () => void this.tell());
  }

  /** While Redis is away it is told as soon as that is back; nobody waits for it. */
  publish({ domain }: DataChanged): void {
    this.untold.add(domain);
    void this.tell();
  }

  private async tell(): Promise<void> {
    for (const domain of this.untold) {
      if (!this.redis.isReady) return;
      try {
        await this.redis.publish(dataChangedChannel(this.redis), JSON.stringify({ domain }));
        this.untold.delete(domain);
      } catch (error) {
        this.logger.warn(`Nobody was told that ${domain} changed: ${String(error)}`);
      }
    }
  }
}
