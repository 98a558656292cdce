import { Injectable } from '@nestjs/common';
import { CART_CHANGE_DAYS, SHARED_LIST_DAYS } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

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
export class CartSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
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
