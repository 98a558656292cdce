import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CART_CHANGE_DAYS, SHARED_LIST_DAYS } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Two years, as navigation data (specification, point 9). */
const CART_DAYS = 730;

/** Rows of one statement: a longer one would hold others up. */
const ROWS_AT_ONCE = 1_000;

const old = [
  { table: 'shared_list', moment: 'created_at', days: SHARED_LIST_DAYS },
  { table: 'cart_operation', moment: 'applied_at', days: CART_CHANGE_DAYS },
  { table: 'customer_cart', moment: 'updated_at', days: CART_DAYS },
];

/** Forgets carts and shared lists that nobody has touched for long. Several copies may do so at once. */
@Injectable()
export class CartSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new ScheduledTask({
    name: 'CartSweep',
    pauseMs: HOUR_MS,
    run: () => this.run(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  async run(): Promise<void> {
    for (const { table, moment, days } of old) {
      const before = new Date(this.clock.now() - days * DAY_MS);
      let gone: number;
      do {
        const { affectedRows } = await this.dataSource.manager.query<{ affectedRows: number }>(
          `DELETE FROM ${table} WHERE ${moment} < ? ORDER BY ${moment} LIMIT ${ROWS_AT_ONCE}`,
          [before],
        );
        gone = affectedRows;
      } while (gone === ROWS_AT_ONCE);
    }
  }
}
