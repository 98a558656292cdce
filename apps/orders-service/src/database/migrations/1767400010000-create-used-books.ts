import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Used books that families offer and bookshops take in (docs/decisions/used-books.md). */
export class CreateUsedBooks1767400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE used_offer (
        id char(36) ${ascii} NOT NULL,
        customer_id char(36) ${ascii} NOT NULL,
        code varchar(6) ${ascii} NOT NULL,
        isbn varchar(13) ${ascii} NOT NULL,
        title varchar(300) NOT NULL,
        grade varchar(8) ${ascii} NOT NULL,
        digital_code varchar(8) ${ascii} NOT NULL,
        guide_cents int unsigned NULL,
        state varchar(10) ${ascii} NOT NULL,
        offered_at datetime(3) NOT NULL,
        ends_at datetime(3) NOT NULL,
        PRIMARY KEY (id),
        KEY ix_used_offer_customer_id (customer_id, offered_at),
        KEY ix_used_offer_code (code),
        KEY ix_used_offer_ends_at (ends_at)
      )`);
    await runner.query(`
      CREATE TABLE used_copy (
        id char(36) ${ascii} NOT NULL,
        bookshop_id char(36) ${ascii} NOT NULL,
        intake_id char(36) ${ascii} NOT NULL,
        position smallint unsigned NOT NULL,
        offer_id char(36) ${ascii} NULL,
        isbn varchar(13) ${ascii} NOT NULL,
        title varchar(300) NOT NULL,
        grade varchar(8) ${ascii} NOT NULL,
        digital_code varchar(8) ${ascii} NOT NULL,
        tender varchar(8) ${ascii} NOT NULL,
        paid_cents int unsigned NOT NULL,
        sale_cents int unsigned NULL,
        state varchar(10) ${ascii} NOT NULL,
        taken_at datetime(3) NOT NULL,
        taken_by varchar(120) NOT NULL,
        PRIMARY KEY (id),
        KEY ix_used_copy_bookshop_id (bookshop_id, taken_at, id),
        UNIQUE KEY ux_used_copy_intake_id (intake_id, position, bookshop_id),
        KEY ix_used_copy_taken_at (taken_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE used_copy');
    await runner.query('DROP TABLE used_offer');
  }
}
