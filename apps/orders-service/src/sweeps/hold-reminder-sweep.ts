import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { systemActor } from '../orders/actor';
import { keptLines, REMIND_COMMAND } from '../orders/kept-until';
import { lockOrder } from '../orders/locked-order';
import { OrderLog } from '../transitions/order-log';
import { eachQuietly } from './each-quietly';
import { keepLonger } from './keep-longer';

/** An order is kept until the end of a day: from eight in the morning two days before, so that three are left. */
const AHEAD_HOURS = 64;
const BATCH = 100;

/** Reminds of orders that are to be paid in the shop and lapse soon: once for each day that was promised. */
@Injectable()
export class HoldReminderSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: OrderLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SHOP_HOLD_DAYS'>,
  ) {}

  @Scheduled({ pauseMs: 5 * MINUTE_MS, copies: 'one' })
  async run(): Promise<number> {
    const now = this.clock.now();
    const latest = new Date(now + AHEAD_HOURS * HOUR_MS);
    // Where an order is kept for a day or two only, its confirmation has just said so.
    const placedBefore = new Date(now - DAY_MS);
    const found = await this.dataSource.query<{ id: string }[]>(
      `SELECT o.id FROM customer_order o
       WHERE o.pay_before > ? AND o.pay_before <= ? AND o.payment_method = 'shop' AND o.created_at < ?
         AND NOT EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = o.id AND e.command = ?
           AND e.at >= o.pay_before - INTERVAL ? HOUR)
       ORDER BY o.pay_before LIMIT ?`,
      [new Date(now), latest, placedBefore, REMIND_COMMAND, AHEAD_HOURS, BATCH],
    );
    return eachQuietly('HoldReminderSweep', found, ({ id }) => this.remind(id));
  }

  private async remind(orderId: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      const now = new Date(this.clock.now());
      const isMoved = await keepLonger(manager, locked, {
        now,
        holdDays: this.config.SHOP_HOLD_DAYS,
      });
      if (isMoved || locked.order.payBefore === null) return;
      const lineIds = keptLines(locked.lines).map(({ id }) => id);
      const actor = systemActor;
      await this.log.write(manager, [
        { orderId, command: REMIND_COMMAND, to: null, actor, lineIds },
      ]);
    });
  }
}
