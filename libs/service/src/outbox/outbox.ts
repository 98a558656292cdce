import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { Clock } from '../clock';
import { OutboxMessage } from './outbox-message.entity';
import { OUTBOX_WAKER, type OutboxWaker } from './outbox-waker';

/** Takes messages in the transaction of the change that they follow from. */
@Injectable()
export class Outbox implements OnModuleInit {
  /** Transactions that hold messages nobody can see yet. */
  private readonly pending = new WeakSet<QueryRunner>();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(OUTBOX_WAKER) private readonly relays: OutboxWaker,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (this.pending.delete(queryRunner)) this.relays.wake();
      },
    });
  }

  /** Delivered at least once after the manager's transaction is committed, and never where it is rolled back. */
  add(manager: EntityManager, topic: string, payload: unknown): Promise<void> {
    return this.addAll(manager, [{ topic, payload }]);
  }

  /** As `add`, all in one statement. */
  async addAll(
    manager: EntityManager,
    messages: readonly { topic: string; payload: unknown }[],
  ): Promise<void> {
    if (messages.length === 0) return;
    const now = new Date(this.clock.now());
    await manager.insert(
      OutboxMessage,
      messages.map(({ topic, payload }) => ({
        topic,
        payload: JSON.stringify(payload),
        dueAt: now,
        createdAt: now,
      })),
    );
    if (manager.queryRunner?.isTransactionActive) this.pending.add(manager.queryRunner);
    else this.relays.wake();
  }
}
