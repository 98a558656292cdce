import { Injectable } from '@nestjs/common';
import type { OrderState } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { MailKind } from '@zaino/service/mail/mail-rules';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource, In } from 'typeorm';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { HeldMailEntity } from './held-mail.entity';
import { ORDER_MAIL_TOPIC } from './mail-effects';

const ended = new Set<OrderState>(['delivered', 'cancelled', 'returned', 'refunded']);

/** Mails that wait for the proof of an address, or for money; they are written anew when they go out. */
@Injectable()
export class HeldMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async keep(mail: Pick<HeldMailEntity, 'eventId' | 'orderId' | 'kind'>): Promise<void> {
    const held = { ...mail, heldAt: new Date(this.clock.now()) };
    await this.dataSource.manager.upsert(HeldMailEntity, held, ['eventId']);
  }

  /** The address is proven: what still matters to whoever waits for the order goes out. */
  async releaseOfCustomer(customerId: string): Promise<void> {
    const { manager } = this.dataSource;
    const orders = await manager
      .createQueryBuilder(OrderEntity, 'o')
      .select(['o.id', 'o.state'])
      .innerJoin(HeldMailEntity, 'held', 'held.orderId = o.id')
      .where('o.customerId = :customerId', { customerId })
      .getMany();
    for (const { id, state } of orders) {
      await this.release(id, await this.kindsThatMatter(id, state));
    }
  }

  /** Money came, or it was handed out: the confirmation of the contract must be there by now. */
  releaseOfOrder(orderId: string): Promise<void> {
    return this.release(orderId, ['order-placed']);
  }

  private async kindsThatMatter(orderId: string, state: OrderState): Promise<MailKind[]> {
    if (ended.has(state)) return [];
    const { manager } = this.dataSource;
    const waits = await manager.existsBy(OrderLineEntity, { orderId, state: 'ready' });
    return waits ? ['order-placed', 'order-ready'] : ['order-placed'];
  }

  /** Those of other kinds have nothing to say any more. */
  private async release(orderId: string, kinds: readonly MailKind[]): Promise<void> {
    const { manager } = this.dataSource;
    const found = await manager.findBy(HeldMailEntity, { orderId });
    if (found.length === 0) return;
    await inTransaction(this.dataSource, async (own) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const eventIds = found.map(({ eventId }) => eventId);
      const held = await own.find(HeldMailEntity, { where: { eventId: In(eventIds) }, lock });
      const due = held.filter(({ kind }) => kinds.includes(kind));
      await own.delete(HeldMailEntity, { eventId: In(eventIds) });
      const messages = due.map(({ eventId }) => ({
        topic: ORDER_MAIL_TOPIC,
        payload: { eventId },
      }));
      await this.outbox.addAll(own, messages);
    });
  }
}
