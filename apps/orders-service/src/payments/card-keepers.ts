import { Injectable, Logger } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource } from 'typeorm';
import { CardKeeperEntity } from './card-keeper.entity';

/** Outbox topic of a customer at the provider whose cards are kept no more; the payload is `{ providerId }`. */
export const CARD_REMOVAL_TOPIC = 'card-removal';

/** Whose cards the payment provider keeps: customers who have asked for it, and never guests. */
@Injectable()
export class CardKeepers {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The provider's customer of an order's page; null where no cards are kept. */
  async payerOf(orderId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ payer: string | null }[]>(
      `SELECT k.provider_id AS payer FROM customer_order o
         JOIN card_keeper k ON k.customer_id = o.customer_id
       WHERE o.id = ? AND NOT o.is_guest`,
      [orderId],
    );
    return row?.payer ?? null;
  }

  /** Cards are kept no more: the provider forgets the customer. Idempotent. */
  release(customerId: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const keeper = await manager.findOne(CardKeeperEntity, {
        where: { customerId },
        lock: { mode: 'pessimistic_write' },
      });
      if (keeper === null) return;
      await manager.delete(CardKeeperEntity, { customerId });
      const { providerId } = keeper;
      if (providerId !== null) await this.outbox.add(manager, CARD_REMOVAL_TOPIC, { providerId });
    });
  }

  /** The same of the customer of an order. */
  async loseOf(orderId: string): Promise<void> {
    const payer = await this.payerOf(orderId);
    if (payer !== null) await this.lose(payer);
  }

  /** The provider knows the customer no more: somebody has removed it there. */
  async lose(providerId: string): Promise<void> {
    this.logger.warn(`The provider knows customer ${providerId} no more`);
    await this.dataSource.manager.delete(CardKeeperEntity, { providerId });
  }
}
