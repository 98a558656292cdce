import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { closeRedis, type Redis, REDIS } from '../redis-client';
import { outboxChannel } from './outbox-channel';
import { OutboxRelay } from './outbox-relay';

/** Wakes this process's relay for those that only add messages (`OutboxCall`). */
@Injectable()
export class OutboxListener implements OnApplicationBootstrap, OnApplicationShutdown {
  /** One that listens can do nothing else. */
  private readonly client: Redis;
  private readonly channel: string;
  private isSubscribed = false;

  constructor(
    @Inject(REDIS) redis: Redis,
    dataSource: DataSource,
    private readonly relay: OutboxRelay,
  ) {
    this.client = redis.duplicate();
    this.channel = outboxChannel(dataSource);
  }

  onApplicationBootstrap(): void {
    // The shared client, which lives as long, tells of outages.
    this.client.on('error', () => undefined);
    this.client.on('ready', () => void this.listen());
    this.client.connect().catch(() => undefined);
  }

  onApplicationShutdown(): Promise<void> {
    return closeRedis(this.client);
  }

  private async listen(): Promise<void> {
    // The client itself subscribes again after an outage to what it was subscribed to.
    if (this.isSubscribed) return;
    this.isSubscribed = true;
    await this.client
      .subscribe(this.channel, () => this.relay.wake())
      .catch(() => {
        this.isSubscribed = false;
      });
  }
}
