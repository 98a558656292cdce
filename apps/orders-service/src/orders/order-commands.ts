import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import type { Command, OrderCommand } from './command';
import { type LockedOrder, lockOrder } from './locked-order';

/** The only way in which orders and lines change their states (docs/decisions/orders-and-payments.md). */
@Injectable()
export class OrderCommands {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does it in a transaction of its own. Rejects as `not-found`, as `conflict` with `command-refused` where a state
   * does not allow it, or with `order-moved` where the version is another by now; nothing is changed then.
   */
  async run({ orderId, version, ...command }: OrderCommand): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (version !== undefined && locked.order.version !== version) throw new Error('order-moved');
      await this.apply(manager, locked, command);
    });
  }

  /** The same in the caller's transaction, which has locked the order; `locked` is as written afterwards. */
  apply(_manager: EntityManager, _locked: LockedOrder, command: Command): Promise<void> {
    return Promise.reject(new Error(`${command.command} is not written yet`));
  }
}
