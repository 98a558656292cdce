import { dayCountTableSql } from '@zaino/service/day-counts/day-count.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const listed = 'created_at, id, state, payment_state, bookshop_id';

/**
 * What was sold on each day, as long as the orders of the day have the versions that it was counted of:
 * ix_customer_order_created_at tells that too, without reading an order. Refunds and withdrawals are counted by when they were
 * begun and made.
 */
export class AddStatistics1766800010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE sales_day (
         day date NOT NULL,
         orders int unsigned NOT NULL,
         versions int unsigned NOT NULL,
         rule smallint unsigned NOT NULL,
         sales mediumtext NOT NULL,
         schools mediumtext NOT NULL,
         counted_at datetime(3) NOT NULL,
         PRIMARY KEY (day)
       ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    );
    await runner.query(dayCountTableSql);
    await runner.query(
      `ALTER TABLE customer_order DROP INDEX ix_customer_order_created_at,
         ADD INDEX ix_customer_order_created_at (${listed}, version)`,
    );
    await runner.query('ALTER TABLE refund ADD INDEX ix_refund_created_at (created_at, state)');
    await runner.query('ALTER TABLE withdrawal ADD INDEX ix_withdrawal_at (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE withdrawal DROP INDEX ix_withdrawal_at');
    await runner.query('ALTER TABLE refund DROP INDEX ix_refund_created_at');
    await runner.query(
      `ALTER TABLE customer_order DROP INDEX ix_customer_order_created_at,
         ADD INDEX ix_customer_order_created_at (${listed})`,
    );
    await runner.query('DROP TABLE day_count, sales_day');
  }
}
