import { Injectable, Logger } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource } from 'typeorm';
import { CardKeeperEntity } from './card-keeper.entity';

/** Outbox topic of a customer at the provider whose cards are kept no more; the payload is `{ providerId }`. */
export const CARD_REMOVAL_TOPIC = 'card-removal';

/** Who pays on a page. */
export interface Payer {
  /** The provider's customer; null where no cards are kept. */
  keeper: string | null;
  /**
   * Whether it can be paid in a way whose money comes days later: only by somebody with a proven address, who can be told
   * if it fails, and so by no guest; and not what is left of a refused cedola, whose days to pay are counted.
   */
  takesDelayed: boolean;
}

type MadeKeeper = Pick<CardKeeperEntity, 'customerId' | 'attemptId'> & { providerId: string };

/** Whose cards the payment provider keeps: customers who have asked for it, and never guests. */
@Injectable()
export class CardKeepers {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Who pays an order, as its page has to know. */
  async payerOf(orderId: string): Promise<Payer> {
    const [row] = await this.dataSource.query<{ keeper: string | null; isProven: string }[]>(
      `SELECT k.provider_id AS keeper,
         o.payment_method = 'card' AND o.state_voucher_cents = 0
           AND a.customer_id IS NOT NULL AS isProven
       FROM customer_order o
         LEFT JOIN card_keeper k ON k.customer_id = o.customer_id
         LEFT JOIN proven_address a ON a.customer_id = o.customer_id
       WHERE o.id = ? AND NOT o.is_guest`,
      [orderId],
    );
    return { keeper: row?.keeper ?? null, takesDelayed: Number(row?.isProven ?? 0) === 1 };
  }

  /**
   * The provider has made a customer for who has asked for it. Who has changed their mind meanwhile, once or twice, has
   * no use for it: it goes again.
   */
  keep({ customerId, attemptId, providerId }: MadeKeeper): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const keeper = await manager.findOne(CardKeeperEntity, {
        where: { customerId, attemptId },
        lock: { mode: 'pessimistic_write' },
      });
      if (keeper === null) await this.outbox.add(manager, CARD_REMOVAL_TOPIC, { providerId });
      else await manager.update(CardKeeperEntity, { customerId }, { providerId });
    });
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
    const { keeper } = await this.payerOf(orderId);
    if (keeper !== null) await this.lose(keeper);
  }

  /** The provider knows the customer no more: somebody has removed it there. */
  async lose(providerId: string): Promise<void> {
    this.logger.warn(`The provider knows customer ${providerId} no more`);
    await this.dataSource.manager.delete(CardKeeperEntity, { providerId });
  }
}
