import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Redis, REDIS } from '../redis-client';
import { outboxChannel } from './outbox-channel';
import type { OutboxWaker } from './outbox-waker';

/** Wakes the relays of other processes, where this one runs none. A call that is lost costs their 2 s. */
@Injectable()
export class OutboxCall implements OutboxWaker {
  private readonly channel: string;
  private isCalling = false;
  private isMore = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    dataSource: DataSource,
  ) {
    this.channel = outboxChannel(dataSource);
  }

  /** One call at a time: whatever is committed meanwhile shares the next one. */
  wake(): void {
    this.isMore = true;
    if (!this.isCalling) void this.call();
  }

  private async call(): Promise<void> {
    this.isCalling = true;
    while (this.isMore && this.redis.isReady) {
      this.isMore = false;
      await this.redis.publish(this.channel, '').catch(() => undefined);
    }
    this.isCalling = false;
  }
}
