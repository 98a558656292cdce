import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Clock } from '../clock';
import { OutboxMessage } from './outbox-message.entity';
import { OUTBOX_WAKER, type OutboxWaker } from './outbox-waker';

/** A message that nobody tries to deliver any more. Not its payload: that may hold addresses. */
export interface ParkedOutboxMessage {
  id: string;
  topic: string;
  attempts: number;
  createdAt: Date;
  parkedAt: Date;
  /** Class and code of the last failure. */
  lastError: string;
}

const MOST_LISTED = 200;

/** What people do about parked messages. */
@Injectable()
export class OutboxAdmin {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(OUTBOX_WAKER) private readonly relays: OutboxWaker,
    private readonly clock: Clock,
  ) {}

  /** The newest 200. */
  async listParked(): Promise<ParkedOutboxMessage[]> {
    const rows = await this.dataSource.manager.find(OutboxMessage, {
      where: { parkedAt: Not(IsNull()) },
      order: { parkedAt: 'DESC', id: 'DESC' },
      take: MOST_LISTED,
    });
    return rows.flatMap(({ id, topic, attempts, createdAt, parkedAt, lastError }) =>
      parkedAt === null
        ? []
        : [{ id, topic, attempts, createdAt, parkedAt, lastError: lastError ?? '' }],
    );
  }

  /** Delivers it as if it were new; false where no such message is parked. */
  async retry(id: string, manager = this.dataSource.manager): Promise<boolean> {
    return (await this.release(manager, { id })) > 0;
  }

  /** Tells how many there were. */
  retryAll(): Promise<number> {
    return this.release(this.dataSource.manager, {});
  }

  /** Removes it for good where its topic is one of these; false where no such message is parked. */
  async discard(
    id: string,
    topics: readonly string[],
    manager = this.dataSource.manager,
  ): Promise<boolean> {
    const { affected } = await manager.delete(OutboxMessage, {
      id,
      topic: In([...topics]),
      parkedAt: Not(IsNull()),
    });
    return Boolean(affected);
  }

  private async release(manager: EntityManager, which: { id?: string }): Promise<number> {
    const { affected } = await manager.update(
      OutboxMessage,
      { ...which, parkedAt: Not(IsNull()) },
      { parkedAt: null, attempts: 0, dueAt: new Date(this.clock.now()) },
    );
    this.relays.wake();
    return affected ?? 0;
  }
}
