import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Published, publishedChannel } from '@zaino/contracts/releases';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { ReleaseSigner } from '../store/release-signer';

/** Tells gateways what is published, so that those with a bucket have its files before it is live. */
@Injectable()
export class PublishedNews {
  private readonly logger = new Logger('PublishedNews');

  constructor(
    private readonly signer: ReleaseSigner,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Nobody waits for it: a gateway that has not heard fetches the version when it is live. */
  tell({ app, version }: Published): void {
    if (!this.redis.isReady) return;
    const told = this.signer.sign({ app, version } satisfies Published);
    this.redis.publish(publishedChannel(this.redis), told).catch((error: unknown) => {
      this.logger.warn(`No gateway heard of ${app} ${version}: ${String(error)}`);
    });
  }
}
