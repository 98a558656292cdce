import { Injectable } from '@nestjs/common';
import type { Order } from '@zaino/contracts/orders';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import type { CallingCustomer } from '../orders/caused-by';
import { lockOrder } from '../orders/locked-order';
import { assertOwnOrder } from '../orders/own-order';
import { commandRefused } from '../orders/refused';
import { OrderReader } from '../reading/order-reader';
import { OrderCommands } from '../transitions/order-commands';

/** What a family decides about a cedola that was refused; another's order is `not-found`. */
@Injectable()
export class FamilyCedoleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly reader: OrderReader,
  ) {}

  /** Its books are to be paid in the shop, as the rest of the order. */
  async payInShop(
    { customerId, causedBy }: CallingCustomer,
    { id, cedolaId }: { id: string; cedolaId: string },
  ): Promise<Order> {
    await assertOwnOrder(this.dataSource.manager, { id, customerId });
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, id);
      const lineIds = locked.lines
        .filter((line) => line.cedolaId === cedolaId && line.cedolaState === 'refused')
        .map((line) => line.id);
      if (lineIds.length === 0) {
        throw commandRefused('Questi libri non aspettano più il tuo pagamento.');
      }
      await this.commands.apply(manager, locked, {
        command: 'pay-without-cedola',
        lineIds,
        actor: { who: 'customer', id: customerId, name: null, causedBy },
      });
    });
    return this.reader.readOwn(id, customerId);
  }
}
