import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_order_line_seller_id has all that is counted of the books that a bookshop has to order, whose lines are long. */
export class CoverBooksToOrder1765640010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line DROP INDEX ix_order_line_seller_id,
         ADD INDEX ix_order_line_seller_id (
           seller_id, state, reference, substitute_isbn, is_ordered, order_id, quantity, state_since, expected_from,
           expected_to
         )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line DROP INDEX ix_order_line_seller_id,
         ADD INDEX ix_order_line_seller_id (seller_id, state, reference)`,
    );
  }
}
