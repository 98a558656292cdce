import { Injectable } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThan } from 'typeorm';
import { systemActor } from '../orders/actor';
import { lockOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderEntity } from '../orders/order.entity';
import { PaymentPages } from '../payments/payment-pages';
import { eachQuietly } from './each-quietly';

/** For somebody who is at the bank's page when the time is over; the pieces are held for ten minutes longer. */
const GRACE_MS = 5 * MINUTE_MS;
const BATCH = 100;

/** Cancels orders whose time to pay is over. */
@Injectable()
export class UnpaidOrderSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly pages: PaymentPages,
  ) {}

  @Scheduled({ pauseMs: 30 * SECOND_MS, copies: 'one' })
  async run(): Promise<number> {
    const found = await this.dataSource.manager.find(OrderEntity, {
      select: { id: true },
      where: { payBefore: LessThan(this.latest()) },
      order: { payBefore: 'ASC' },
      take: BATCH,
    });
    return eachQuietly('UnpaidOrderSweep', found, ({ id }) => this.end(id));
  }

  /** The pages first: what was paid on them at the last moment counts. */
  private async end(orderId: string): Promise<void> {
    await this.pages.closeAll(orderId);
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      const { payBefore } = locked.order;
      if (payBefore === null || payBefore >= this.latest()) return;
      const data = { cause: 'unpaid' } as const;
      await this.commands.apply(manager, locked, { command: 'cancel', actor: systemActor, data });
    });
  }

  private latest(): Date {
    return new Date(this.clock.now() - GRACE_MS);
  }
}
