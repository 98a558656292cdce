import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { EventStore } from './event-store';
import { streamEvent, type StreamMessage } from './stream-event';

/** All copies of this service share its entries. */
export const CONSUMER_GROUP = 'identity';
const PAUSE_MS = 1_000;
const BATCH = 100;
/** An entry that a copy took and did not finish is taken over by another. */
const CLAIM_IDLE_MS = 60_000;
const CLAIM_EVERY_MS = 30_000;

/**
 * Brings the services' entries from the stream to the table. They are acknowledged once they are in the table, so
 * that none is lost while MySQL is away; one that comes twice is kept once, by its id in the stream.
 */
@Injectable()
export class StreamConsumer {
  private readonly logger = new Logger('StreamConsumer');
  private readonly name = randomUUID();
  /** Taken, but not yet in the table. */
  private taken: StreamMessage[] = [];
  private nextClaimAt = 0;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /** Takes over all that is in the stream now. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'each' })
  async drain(): Promise<void> {
    while (this.redis.isReady) {
      if (this.taken.length === 0) this.taken = await this.next();
      if (this.taken.length === 0) return;
      await this.keep(this.taken);
      this.taken = [];
    }
  }

  private async keep(messages: StreamMessage[]): Promise<void> {
    const nowMs = this.clock.now();
    const events = messages.flatMap((message) => streamEvent(message, nowMs) ?? []);
    const strange = messages.length - events.length;
    if (strange > 0) this.logger.warn(`${strange} entries of the stream were not understood`);
    await this.store.add(events);
    const ids = messages.map(({ id }) => id);
    // Gone from the stream too: whose account is deleted shall not be named there either.
    await this.redis
      .multi()
      .xAck(SECURITY_LOG_STREAM, CONSUMER_GROUP, ids)
      .xDel(SECURITY_LOG_STREAM, ids)
      .exec();
  }

  private async next(): Promise<StreamMessage[]> {
    try {
      const abandoned = await this.claim();
      return abandoned.length > 0 ? abandoned : await this.read();
    } catch (error) {
      // A new Redis, or one that lost its memory.
      if (!String(error).includes('NOGROUP')) throw error;
      await this.createGroup();
      return this.read();
    }
  }

  private async read(): Promise<StreamMessage[]> {
    const stream = { key: SECURITY_LOG_STREAM, id: '>' };
    const options = { COUNT: BATCH };
    const answer = (await this.redis.xReadGroup(CONSUMER_GROUP, this.name, stream, options)) as
      | { messages: StreamMessage[] }[]
      | null;
    return answer?.[0]?.messages ?? [];
  }

  private async claim(): Promise<StreamMessage[]> {
    if (this.clock.now() < this.nextClaimAt) return [];
    const { messages } = await this.redis.xAutoClaim(
      SECURITY_LOG_STREAM,
      CONSUMER_GROUP,
      this.name,
      CLAIM_IDLE_MS,
      '0-0',
      { COUNT: BATCH },
    );
    const found = messages.filter((message) => message !== null);
    if (found.length === 0) this.nextClaimAt = this.clock.now() + CLAIM_EVERY_MS;
    return found;
  }

  private async createGroup(): Promise<void> {
    try {
      const options = { MKSTREAM: true };
      await this.redis.xGroupCreate(SECURITY_LOG_STREAM, CONSUMER_GROUP, '0', options);
    } catch (error) {
      // Another copy was quicker.
      if (!String(error).includes('BUSYGROUP')) throw error;
    }
  }
}
