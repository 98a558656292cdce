import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the figures of a bookshop: whose books were sold; ix_order_line_figures has all that is counted of a line, whose
 * texts are long, and ix_order_event_to_state when all of an order had arrived. Of older lines the publisher is what their subtitle ends with ("author, publisher").
 */
export class AddFigures1765200020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD COLUMN publisher varchar(200) NULL');
    await runner.query(
      `UPDATE order_line SET publisher = NULLIF(LEFT(
         SUBSTRING_INDEX(JSON_UNQUOTE(JSON_EXTRACT(details, '$.subtitle')), ', ', -1), 200), '')
       WHERE type = 'book'`,
    );
    await runner.query(
      `ALTER TABLE order_line ADD INDEX ix_order_line_figures (
         order_id, seller_id, state, state_since, quantity, total_cents, discount_cents,
         refunded_cents, delivered_at, school_code, class_name, section_name, publisher)`,
    );
    await runner.query(
      'ALTER TABLE order_event ADD INDEX ix_order_event_to_state (order_id, to_state, at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_event DROP INDEX ix_order_event_to_state');
    await runner.query(
      'ALTER TABLE order_line DROP INDEX ix_order_line_figures, DROP COLUMN publisher',
    );
  }
}
