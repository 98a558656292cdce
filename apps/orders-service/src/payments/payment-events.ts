import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type Stripe from 'stripe';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { type EventAct, EventActs } from './event-acts';
import { PaymentEventEntity } from './payment-event.entity';

/** A message of the provider whose signature was verified. */
export interface ReceivedEvent {
  event: Stripe.Event;
  /** JSON as it was signed. */
  payload: string;
}

const BATCH = 200;

/** Messages of the payment provider: each is kept and acted on once, in any order, and can be replayed. */
@Injectable()
export class PaymentEvents {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly acts: EventActs,
  ) {}

  /**
   * Keeps a message and acts on it in one transaction. One that cannot be acted on now is kept all the same, and
   * the caller is told by the rejection: the provider sends it again, and `actOnKept` tries too.
   */
  async receive(received: ReceivedEvent): Promise<void> {
    const act = this.acts.of(received.event);
    if (act === undefined) return;
    try {
      await inTransaction(this.dataSource, async (manager) => {
        if (await this.keep(manager, received, 'done')) await act(manager);
        else await this.actOnKnown(manager, received.event.id, act);
      });
    } catch (error) {
      await this.keep(this.dataSource.manager, received, 'to do').catch(() => undefined);
      throw error;
    }
  }

  /** Acts on what was kept and not acted on, or on all since a moment; gives how many there were. */
  async replay({ since }: { since?: Date } = {}): Promise<{ done: number; failed: number }> {
    let done = 0;
    let failed = 0;
    let after = '';
    for (;;) {
      const batch = await this.kept({ since, after });
      for (const { id, payload } of batch) {
        if (await this.actAgain(payload)) done += 1;
        else failed += 1;
        after = id;
      }
      if (batch.length < BATCH) return { done, failed };
    }
  }

  /** Removes what was acted on before a moment: messages hold addresses of customers. */
  async forget(before: Date): Promise<void> {
    await inTransaction(this.dataSource, (manager) =>
      manager.delete(PaymentEventEntity, { processedAt: LessThan(before) }),
    );
  }

  /** False where it is known already. */
  private async keep(
    manager: EntityManager,
    { event, payload }: ReceivedEvent,
    state: 'done' | 'to do',
  ): Promise<boolean> {
    const receivedAt = new Date(this.clock.now());
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      `INSERT IGNORE INTO payment_event (id, type, payload, received_at, processed_at)
       VALUES (?, ?, ?, ?, ?)`,
      [event.id, event.type, payload, receivedAt, state === 'done' ? receivedAt : null],
    );
    return affectedRows === 1;
  }

  private async actOnKnown(manager: EntityManager, id: string, act: EventAct): Promise<void> {
    const known = await manager.findOneOrFail(PaymentEventEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (known.processedAt !== null) return;
    await act(manager);
    await manager.update(PaymentEventEntity, { id }, { processedAt: new Date(this.clock.now()) });
  }

  private kept({ since, after }: { since?: Date; after: string }): Promise<PaymentEventEntity[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(PaymentEventEntity, 'event')
      .where('event.id > :after', { after })
      .orderBy('event.id')
      .take(BATCH);
    if (since) query.andWhere({ receivedAt: MoreThanOrEqual(since) });
    else query.andWhere({ processedAt: IsNull() });
    return query.getMany();
  }

  private async actAgain(payload: string): Promise<boolean> {
    const event = JSON.parse(payload) as Stripe.Event;
    const act = this.acts.of(event);
    try {
      await inTransaction(this.dataSource, async (manager) => {
        await act?.(manager);
        const processedAt = new Date(this.clock.now());
        await manager.update(PaymentEventEntity, { id: event.id }, { processedAt });
      });
      return true;
    } catch (error) {
      this.logger.error(`${event.type} ${event.id} failed: ${(error as Error).name}`);
      return false;
    }
  }
}
