import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Who sells each line and what it was called then, how an order is charged, and a number series for each seller. What
 * was ordered before was all sold by the shop itself: null, and the empty seller of documents. ix_payment_charge_kind
 * leads to what is still owed to bookshops.
 */
export class AddSellers1765310010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE order_line ADD COLUMN sold_by char(36) ${id} NULL`);
    await runner.query('ALTER TABLE customer_order ADD COLUMN sellers mediumtext NULL');
    await runner.query(
      `ALTER TABLE payment
         ADD COLUMN charge_kind varchar(12) ${id} NOT NULL DEFAULT 'platform',
         ADD COLUMN fee_cents int unsigned NOT NULL DEFAULT 0,
         ADD COLUMN fee_id varchar(255) ${id} NULL,
         ADD INDEX ix_payment_charge_kind (charge_kind, state, created_at)`,
    );
    await runner.query('ALTER TABLE refund ADD COLUMN fee_cents int unsigned NOT NULL DEFAULT 0');
    await runner.query(
      `ALTER TABLE fiscal_counter
         ADD COLUMN seller_id varchar(36) ${id} NOT NULL DEFAULT '',
         DROP PRIMARY KEY,
         ADD PRIMARY KEY (seller_id, year)`,
    );
    await runner.query(
      `ALTER TABLE fiscal_document
         ADD COLUMN seller_id varchar(36) ${id} NOT NULL DEFAULT '',
         DROP INDEX ux_fiscal_document_number,
         DROP INDEX ux_fiscal_document_subject,
         ADD UNIQUE INDEX ux_fiscal_document_number (seller_id, year, number),
         ADD UNIQUE INDEX ux_fiscal_document_subject (kind, subject_id, seller_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE fiscal_document
         DROP INDEX ux_fiscal_document_number,
         DROP INDEX ux_fiscal_document_subject,
         DROP COLUMN seller_id,
         ADD UNIQUE INDEX ux_fiscal_document_number (year, number),
         ADD UNIQUE INDEX ux_fiscal_document_subject (kind, subject_id)`,
    );
    await runner.query(
      `ALTER TABLE fiscal_counter
         DROP PRIMARY KEY,
         DROP COLUMN seller_id,
         ADD PRIMARY KEY (year)`,
    );
    await runner.query('ALTER TABLE refund DROP COLUMN fee_cents');
    await runner.query(
      `ALTER TABLE payment
         DROP INDEX ix_payment_charge_kind,
         DROP COLUMN charge_kind,
         DROP COLUMN fee_cents,
         DROP COLUMN fee_id`,
    );
    await runner.query('ALTER TABLE customer_order DROP COLUMN sellers');
    await runner.query('ALTER TABLE order_line DROP COLUMN sold_by');
  }
}
