import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Vouchers of Comuni (docs/decisions/cedole.md). ux_cedola_active_key lets a code be used once at a bookshop,
 * ix_cedola_code_key finds it at another; ix_cedola_bookshop_id holds the order of the ledger, ix_cedola_state finds
 * those that were refused and wait for the family.
 */
export class AddCedole1765500010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         ADD COLUMN cedola_id char(36) ${ascii} NULL,
         ADD COLUMN cedola_state varchar(8) ${ascii} NULL,
         ADD COLUMN cedola_cents int UNSIGNED NOT NULL DEFAULT 0,
         ADD INDEX ix_order_line_cedola_id (cedola_id)`,
    );
    await runner.query(
      `ALTER TABLE customer_order
         ADD COLUMN cedola_cents int UNSIGNED NOT NULL DEFAULT 0,
         ADD COLUMN cedola_state varchar(8) ${ascii} NULL`,
    );
    await runner.query(`
      CREATE TABLE cedola (
        id char(36) ${ascii} NOT NULL,
        order_id char(36) ${ascii} NOT NULL,
        bookshop_id char(36) ${ascii} NOT NULL,
        code varchar(40) NOT NULL,
        comune varchar(100) NOT NULL,
        provincia varchar(2) ${ascii} NOT NULL,
        code_key varchar(43) ${ascii} NOT NULL,
        active_key varchar(43) ${ascii} NULL,
        state varchar(8) ${ascii} NOT NULL,
        reason varchar(200) NULL,
        school_name varchar(200) NOT NULL,
        class_name varchar(10) NOT NULL,
        section_name varchar(60) NOT NULL,
        entered_at datetime(3) NOT NULL,
        decided_at datetime(3) NULL,
        distinta_id char(36) ${ascii} NULL,
        sent_cents int UNSIGNED NULL,
        PRIMARY KEY (id),
        UNIQUE KEY ux_cedola_active_key (active_key),
        KEY ix_cedola_bookshop_id (bookshop_id, entered_at, id),
        KEY ix_cedola_order_id (order_id),
        KEY ix_cedola_code_key (code_key),
        KEY ix_cedola_distinta_id (distinta_id),
        KEY ix_cedola_state (state, decided_at)
      )`);
    await this.createTables(runner);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cedola_terms (
        bookshop_id char(36) ${ascii} NOT NULL,
        is_accepted tinyint NOT NULL,
        PRIMARY KEY (bookshop_id)
      )`);
    await runner.query(`
      CREATE TABLE cedola_comune (
        bookshop_id char(36) ${ascii} NOT NULL,
        comune varchar(100) NOT NULL,
        provincia varchar(2) ${ascii} NOT NULL,
        discount_hundredths smallint UNSIGNED NOT NULL,
        PRIMARY KEY (bookshop_id, comune, provincia)
      )`);
    await runner.query(`
      CREATE TABLE cedola_distinta (
        id char(36) ${ascii} NOT NULL,
        bookshop_id char(36) ${ascii} NOT NULL,
        year smallint UNSIGNED NOT NULL,
        number int UNSIGNED NOT NULL,
        day date NOT NULL,
        comune varchar(100) NOT NULL,
        provincia varchar(2) ${ascii} NOT NULL,
        state varchar(6) ${ascii} NOT NULL,
        content mediumtext NOT NULL,
        sent_at datetime(3) NOT NULL,
        paid_on date NULL,
        paid_cents int UNSIGNED NULL,
        paid_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY ux_cedola_distinta_number (bookshop_id, year, number),
        KEY ix_cedola_distinta_bookshop_id (bookshop_id, sent_at)
      )`);
    await runner.query(`
      CREATE TABLE cedola_counter (
        bookshop_id char(36) ${ascii} NOT NULL,
        year smallint UNSIGNED NOT NULL,
        last int UNSIGNED NOT NULL,
        PRIMARY KEY (bookshop_id, year)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'cedola_counter',
      'cedola_distinta',
      'cedola_comune',
      'cedola_terms',
      'cedola',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(
      'ALTER TABLE customer_order DROP COLUMN cedola_cents, DROP COLUMN cedola_state',
    );
    await runner.query(
      `ALTER TABLE order_line
         DROP INDEX ix_order_line_cedola_id,
         DROP COLUMN cedola_id,
         DROP COLUMN cedola_state,
         DROP COLUMN cedola_cents`,
    );
  }
}
