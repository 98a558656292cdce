import type { MigrationInterface, QueryRunner } from 'typeorm';

const figures = `order_id, seller_id, state, state_since, quantity, cover_cents, total_cents, discount_cents,
  refunded_cents, delivered_at, school_code, class_name, section_name, publisher`;

/** What a bookshop does to pieces of a line for a price of its own, and what of a refund was for that. */
export class AddExtras1765600010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         ADD COLUMN extra varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER cedola_cents,
         ADD COLUMN extra_state varchar(8) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER extra,
         ADD COLUMN extra_cents int unsigned NOT NULL DEFAULT 0 AFTER extra_state,
         ADD COLUMN extra_refunded_cents int unsigned NOT NULL DEFAULT 0 AFTER extra_cents`,
    );
    await runner.query(
      `ALTER TABLE order_line DROP INDEX ix_order_line_figures,
         ADD INDEX ix_order_line_figures (${figures}, extra_cents, extra_refunded_cents)`,
    );
    await runner.query(
      'ALTER TABLE customer_order ADD COLUMN extra_cents int unsigned NOT NULL DEFAULT 0 AFTER cedola_cents',
    );
    await runner.query(
      'ALTER TABLE refund ADD COLUMN extra_cents mediumtext NULL AFTER line_cents',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund DROP COLUMN extra_cents');
    await runner.query('ALTER TABLE customer_order DROP COLUMN extra_cents');
    await runner.query(
      `ALTER TABLE order_line DROP INDEX ix_order_line_figures,
         ADD INDEX ix_order_line_figures (${figures})`,
    );
    await runner.query(
      `ALTER TABLE order_line DROP COLUMN extra, DROP COLUMN extra_state, DROP COLUMN extra_cents,
         DROP COLUMN extra_refunded_cents`,
    );
  }
}
