import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * ix_customer_order_state and ix_customer_order_created_at hold the order of the list of staff (moment and id) and
 * every filter of it, so that a page and the counts of its states are found without reading orders; ix_order_line_state holds whose line is late;
 * fx_customer_order_search_text is what staff searches in.
 */
export class IndexOrderLists1763800050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE customer_order
         DROP INDEX ix_customer_order_state,
         DROP INDEX ix_customer_order_created_at,
         ADD INDEX ix_customer_order_state (state, created_at, id, payment_state, bookshop_id),
         ADD INDEX ix_customer_order_created_at (created_at, id, state, payment_state, bookshop_id)`,
    );
    await runner.query(
      'CREATE FULLTEXT INDEX fx_customer_order_search_text ON customer_order (search_text)',
    );
    await runner.query(
      `ALTER TABLE order_line
         DROP INDEX ix_order_line_state,
         ADD INDEX ix_order_line_state (state, expected_to, order_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         DROP INDEX ix_order_line_state,
         ADD INDEX ix_order_line_state (state, expected_to)`,
    );
    await runner.query('DROP INDEX fx_customer_order_search_text ON customer_order');
    await runner.query(
      `ALTER TABLE customer_order
         DROP INDEX ix_customer_order_state,
         DROP INDEX ix_customer_order_created_at,
         ADD INDEX ix_customer_order_state (state, created_at),
         ADD INDEX ix_customer_order_created_at (created_at)`,
    );
  }
}
