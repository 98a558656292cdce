import { Injectable } from '@nestjs/common';
import {
  cartEndpoints,
  MOST_LINES,
  ordersErrorCodes,
  type ServerCart,
} from '@zaino/contracts/orders';
import { type Cart, emptyCart } from '@zaino/rules/cart';
import { applyDifference } from '@zaino/rules/cart-difference';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { CartOperationEntity } from './cart-operation.entity';
import { CustomerCartEntity } from './customer-cart.entity';

type Changes = BodyOf<typeof cartEndpoints.changeCart>;

/** Most characters of a kept cart: many times those of the fullest one that a family fills. */
const MOST_CONTENT = 1_000_000;

/** The carts of signed-in customers, and what their devices change in them. */
@Injectable()
export class CartsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(customerId: string): Promise<ServerCart> {
    const kept = await this.dataSource.manager.findOneBy(CustomerCartEntity, { customerId });
    return answerOf(kept ?? { customerId, version: 0, content: emptyCart });
  }

  /** Brings in what a device has changed, once for each `id`; gives the cart as it is then. */
  async change(customerId: string, changes: Changes): Promise<ServerCart> {
    const { id, customerId: believed = customerId, ...difference } = changes;
    if (believed !== customerId)
      throw new DomainError('conflict', ordersErrorCodes.anotherCustomer);
    return inTransaction(this.dataSource, async (manager) => {
      const kept = await this.lock(manager, customerId);
      const operation = { customerId, id: id.toLowerCase() };
      if (await manager.existsBy(CartOperationEntity, operation)) return answerOf(kept);
      const content = bounded(applyDifference(kept.content, difference));
      const changed = { customerId, version: kept.version + 1, content };
      const now = new Date(this.clock.now());
      await manager.update(CustomerCartEntity, { customerId }, { ...changed, updatedAt: now });
      await manager.insert(CartOperationEntity, { ...operation, appliedAt: now });
      return answerOf(changed);
    });
  }

  /**
   * The customer's cart, which exists then and is nobody else's to change until the transaction ends. One statement
   * makes it and locks it: looking first would let two devices find none.
   */
  private async lock(manager: EntityManager, customerId: string): Promise<CustomerCartEntity> {
    await manager.query(
      `INSERT INTO customer_cart (customer_id, version, content, updated_at) VALUES (?, 0, ?, ?)
       ON DUPLICATE KEY UPDATE customer_id = customer_id`,
      [customerId, JSON.stringify(emptyCart), new Date(this.clock.now())],
    );
    return manager.findOneOrFail(CustomerCartEntity, {
      where: { customerId },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

function bounded(cart: Cart): Cart {
  const content = { ...cart, items: cart.items.slice(0, MOST_LINES) };
  if (JSON.stringify(content).length > MOST_CONTENT) {
    throw new DomainError('conflict', ordersErrorCodes.cartFull, {
      detail: 'Il carrello è pieno',
    });
  }
  return content;
}

function answerOf({
  customerId,
  version,
  content,
}: Omit<CustomerCartEntity, 'updatedAt'>): ServerCart {
  const { items, children, ...shipping } = content;
  return { customerId, version, ...shipping, items: [...items], children: [...children] };
}
