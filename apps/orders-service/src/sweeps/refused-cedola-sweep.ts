import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { CedolaEntity } from '../cedole/cedola.entity';
import type { Config } from '../config';
import { systemActor } from '../orders/actor';
import { payEndOf } from '../orders/cedola-pay-end';
import { keptLines } from '../orders/kept-until';
import { lockOrder } from '../orders/locked-order';
import { PaymentPages } from '../payments/payment-pages';
import { OrderCommands } from '../transitions/order-commands';
import { eachQuietly } from './each-quietly';

const BATCH = 100;

interface Refused {
  id: string;
  orderId: string;
}

/** Cancels the books of refused cedole that the family has neither paid nor said to pay in the shop. */
@Injectable()
export class RefusedCedolaSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly pages: PaymentPages,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CEDOLA_PAY_DAYS'>,
  ) {}

  @Scheduled({ pauseMs: 5 * MINUTE_MS, copies: 'one' })
  async run(): Promise<number> {
    const latest = new Date(this.clock.now() - this.config.CEDOLA_PAY_DAYS * DAY_MS);
    const found = await this.dataSource.query<Refused[]>(
      `SELECT DISTINCT c.id, c.order_id AS orderId FROM cedola c JOIN order_line l ON l.cedola_id = c.id
         JOIN customer_order o ON o.id = c.order_id
       WHERE c.state = 'refused' AND c.decided_at < ? AND l.cedola_state = 'refused'
         AND o.cedola_state = 'refused'
         AND l.state IN ('received', 'waiting', 'reserved', 'ready')
       LIMIT ?`,
      [latest, BATCH],
    );
    return eachQuietly('RefusedCedolaSweep', found, (refused) => this.end(refused));
  }

  /** The pages first: what was paid on them at the last moment counts. */
  private async end({ id: cedolaId, orderId }: Refused): Promise<void> {
    await this.pages.closeAll(orderId);
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (locked.order.cedolaState !== 'refused') return;
      const cedole = await manager.findBy(CedolaEntity, { orderId });
      const end = payEndOf(cedole, this.config.CEDOLA_PAY_DAYS);
      if (end === null || end.getTime() > this.clock.now()) return;
      const lineIds = keptLines(locked.lines)
        .filter((line) => line.cedolaId === cedolaId && line.cedolaState === 'refused')
        .map((line) => line.id);
      if (lineIds.length === 0) return;
      const data = { cause: 'cedola' } as const;
      await this.commands.apply(manager, locked, {
        command: 'cancel',
        lineIds,
        actor: systemActor,
        data,
      });
    });
  }
}
