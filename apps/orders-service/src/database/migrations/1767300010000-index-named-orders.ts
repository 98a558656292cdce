import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * ix_customer_order_id has what the list of staff is sorted, counted and filtered by, for orders that lines of a school
 * or refunds name: to read a thousand orders for that, which are long, takes most of the time of such a page.
 */
export class IndexNamedOrders1767300010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ix_customer_order_id
         ON customer_order (id, created_at, state, payment_state, bookshop_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_customer_order_id ON customer_order');
  }
}
