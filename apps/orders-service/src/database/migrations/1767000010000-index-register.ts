import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The register of takings reads what was paid, and given back, on each day. */
export class IndexRegister1767000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order ADD INDEX ix_customer_order_paid_at (paid_at)');
    await runner.query('ALTER TABLE refund ADD INDEX ix_refund_done_at (done_at, state, order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund DROP INDEX ix_refund_done_at');
    await runner.query('ALTER TABLE customer_order DROP INDEX ix_customer_order_paid_at');
  }
}
