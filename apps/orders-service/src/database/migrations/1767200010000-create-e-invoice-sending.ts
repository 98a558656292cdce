import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * What has become of electronic invoices (docs/decisions/compliance.md). Those of the last three months are there at
 * once, as nobody's to send: whoever has sent them by hand is not to send them twice. ix_e_invoice_sending_state finds
 * what is due and what stands in a list, ix_e_invoice_sending_issued_at what is forgotten.
 */
export class CreateEInvoiceSending1767200010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE e_invoice_sending (
        document_id char(36) ${ascii} NOT NULL,
        state varchar(8) ${ascii} NOT NULL,
        issued_at datetime(3) NOT NULL,
        at datetime(3) NOT NULL,
        resend int UNSIGNED NOT NULL DEFAULT 0,
        file_name varchar(40) ${ascii} NULL,
        file_hash varchar(64) ${ascii} NULL,
        attempts smallint UNSIGNED NOT NULL DEFAULT 0,
        next_at datetime(3) NOT NULL,
        last_error varchar(500) NULL,
        exchange_code varchar(5) ${ascii} NULL,
        exchange_words varchar(500) NULL,
        correction mediumtext NULL,
        PRIMARY KEY (document_id),
        UNIQUE KEY ux_e_invoice_sending_file_name (file_name),
        KEY ix_e_invoice_sending_state (state, issued_at),
        KEY ix_e_invoice_sending_issued_at (issued_at)
      )`);
    await runner.query(`
      INSERT INTO e_invoice_sending (document_id, state, issued_at, at, next_at)
      SELECT id, 'unsent', issued_at, issued_at, issued_at FROM fiscal_document
      WHERE seller_id = '' AND issued_at >= UTC_TIMESTAMP(3) - INTERVAL 90 DAY`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE e_invoice_sending');
  }
}
