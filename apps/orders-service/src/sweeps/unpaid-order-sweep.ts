import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import type { Config } from '../config';
import { systemActor } from '../orders/actor';
import { keptLines } from '../orders/kept-until';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderEntity } from '../orders/order.entity';
import { PaymentPages } from '../payments/payment-pages';
import { eachQuietly } from './each-quietly';
import { keepLonger } from './keep-longer';

/** For somebody who is at the bank's page when the time is over; the pieces are held for ten minutes longer. */
const GRACE_MS = 5 * MINUTE_MS;
const BATCH = 100;

/** Cancels orders whose time to pay is over: by card, or in the shop that keeps them until a day. */
@Injectable()
export class UnpaidOrderSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly pages: PaymentPages,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SHOP_HOLD_DAYS'>,
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
      const { payBefore, paymentMethod } = locked.order;
      if (payBefore === null || payBefore >= this.latest()) return;
      if (paymentMethod === 'shop') return this.endKept(manager, locked);
      const data = { cause: 'unpaid' } as const;
      await this.commands.apply(manager, locked, { command: 'cancel', actor: systemActor, data });
    });
  }

  /** Books that are still awaited keep it open: nobody can fetch them yet. */
  private async endKept(manager: EntityManager, locked: LockedOrder): Promise<void> {
    const now = new Date(this.clock.now());
    const holdDays = this.config.SHOP_HOLD_DAYS;
    if (await keepLonger(manager, locked, { now, holdDays })) return;
    const lineIds = keptLines(locked.lines).map((line) => line.id);
    const data = { cause: 'uncollected' } as const;
    await this.commands.apply(manager, locked, {
      command: 'cancel',
      lineIds,
      actor: systemActor,
      data,
    });
  }

  private latest(): Date {
    return new Date(this.clock.now() - GRACE_MS);
  }
}
