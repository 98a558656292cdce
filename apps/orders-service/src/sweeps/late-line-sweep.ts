import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { systemActor } from '../orders/actor';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { eachQuietly } from './each-quietly';

const BATCH = 200;

/** Cancels lines that did not come by the day that the customer has set, with their money back. */
@Injectable()
export class LateLineSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
  ) {}

  @Scheduled({ pauseMs: 5 * MINUTE_MS, copies: 'one' })
  async run(): Promise<number> {
    const today = italianDay(this.clock.now());
    const found = await this.dataSource.query<{ orderId: string }[]>(
      `SELECT DISTINCT l.order_id AS orderId FROM order_line l JOIN customer_order o ON o.id = l.order_id
       WHERE l.cancel_after < ? AND l.state IN ('received', 'paid', 'waiting')
         AND o.payment_state <> 'none' LIMIT ?`,
      [today, BATCH],
    );
    return eachQuietly('LateLineSweep', found, ({ orderId }) => this.cancel(orderId, today));
  }

  private async cancel(orderId: string, today: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      const lineIds = lateLines(locked, today);
      if (lineIds.length === 0) return;
      const data = { cause: 'late' } as const;
      const command = { command: 'cancel' as const, lineIds, actor: systemActor, data };
      await this.commands.apply(manager, locked, command);
    });
  }
}

function lateLines({ order, lines }: LockedOrder, today: string): string[] {
  if (order.paymentState === 'none') return [];
  const isLate = ({ cancelAfter, state }: LockedOrder['lines'][number]) =>
    cancelAfter !== null &&
    cancelAfter < today &&
    (state === 'received' || state === 'paid' || state === 'waiting');
  return lines.filter(isLate).map(({ id }) => id);
}
