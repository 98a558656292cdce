import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { findLockedOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { CardKeepers } from '../payments/card-keepers';
import { ProvenAddressEntity } from '../mails/proven-address.entity';
import { forgetOrder, isClosed } from './forget-order';
import { ForgottenCustomerEntity } from './forgotten-customer.entity';

/** Takes customers whose accounts are gone out of their orders, as these come to their ends; their cards at once. */
@Injectable()
export class ForgottenOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keepers: CardKeepers,
  ) {}

  async forgetAll(): Promise<void> {
    const customers = await this.dataSource.manager.find(ForgottenCustomerEntity);
    for (const { customerId } of customers) await this.forgetOf(customerId);
  }

  async forgetOf(customerId: string): Promise<void> {
    await this.keepers.release(customerId);
    const { manager } = this.dataSource;
    const orders = await manager.find(OrderEntity, {
      select: { id: true },
      where: { customerId },
    });
    let left = 0;
    for (const { id } of orders) {
      if (!(await this.forget(id))) left += 1;
    }
    if (left > 0) return;
    // Until then whoever waits for an order is written to.
    await manager.delete(ProvenAddressEntity, { customerId });
    await manager.delete(ForgottenCustomerEntity, { customerId });
  }

  private forget(orderId: string): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      if (locked === null) return true;
      if (!(await isClosed(manager, locked, new Date(this.clock.now())))) return false;
      await forgetOrder(manager, locked);
      return true;
    });
  }
}
