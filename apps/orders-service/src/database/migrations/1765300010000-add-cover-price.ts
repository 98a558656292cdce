import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The figures of a bookshop go by cover prices: ix_order_line_figures has all that is counted of a line. */
export class AddCoverPrice1765300010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         ADD COLUMN cover_cents int unsigned NULL,
         DROP INDEX ix_order_line_figures,
         ADD INDEX ix_order_line_figures (
           order_id, seller_id, state, state_since, quantity, cover_cents, total_cents,
           discount_cents, refunded_cents, delivered_at, school_code, class_name, section_name,
           publisher)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         DROP INDEX ix_order_line_figures,
         ADD INDEX ix_order_line_figures (
           order_id, seller_id, state, state_since, quantity, total_cents, discount_cents,
           refunded_cents, delivered_at, school_code, class_name, section_name, publisher),
         DROP COLUMN cover_cents`,
    );
  }
}
