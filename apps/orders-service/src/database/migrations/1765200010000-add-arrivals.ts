import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Boxes that are unpacked in a bookshop (docs/decisions/arrivals.md): what came and whom it went to, what nobody
 * awaits. ix_order_line_seller_id and ix_order_line_substitute_isbn lead from a book to who waits for it.
 */
export class AddArrivals1765200010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         ADD COLUMN publisher varchar(200) NULL,
         ADD COLUMN substitute_isbn varchar(13) ${ascii} NULL`,
    );
    // Author and publisher, with a comma between them; the last part is the publisher's.
    await runner.query(
      `UPDATE order_line SET publisher = NULLIF(LEFT(
         SUBSTRING_INDEX(JSON_UNQUOTE(JSON_EXTRACT(details, '$.subtitle')), ', ', -1), 200), '')
       WHERE type = 'book'`,
    );
    await runner.query(
      `UPDATE order_line SET substitute_isbn = LEFT(REGEXP_REPLACE(
         JSON_UNQUOTE(JSON_EXTRACT(details, '$.substitute.isbn')), '[^0-9]', ''), 13)
       WHERE details LIKE '%"substitute":{%'
         AND REGEXP_REPLACE(JSON_UNQUOTE(JSON_EXTRACT(details, '$.substitute.isbn')), '[^0-9]', '')
           REGEXP '^97[89][0-9]{10}$'`,
    );
    await runner.query(
      `ALTER TABLE order_line
         ADD INDEX ix_order_line_seller_id (seller_id, state, reference),
         ADD INDEX ix_order_line_substitute_isbn (substitute_isbn, seller_id)`,
    );
    await runner.query(`
      CREATE TABLE arrival (
        id char(36) ${ascii} NOT NULL,
        bookshop_id char(36) ${ascii} NOT NULL,
        scan_id char(36) ${ascii} NOT NULL,
        part smallint UNSIGNED NOT NULL,
        source varchar(5) ${ascii} NOT NULL,
        isbn varchar(20) ${ascii} NOT NULL,
        quantity smallint UNSIGNED NOT NULL,
        order_id char(36) ${ascii} NULL,
        line_id char(36) ${ascii} NULL,
        before_change mediumtext NULL,
        at datetime(3) NOT NULL,
        actor_name varchar(60) NULL,
        taken_back_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY ux_arrival_scan_id (bookshop_id, scan_id, part),
        KEY ix_arrival_bookshop_id (bookshop_id, at),
        KEY ix_arrival_line_id (line_id),
        KEY ix_arrival_at (at)
      )`);
    await runner.query(`
      CREATE TABLE shelf (
        bookshop_id char(36) ${ascii} NOT NULL,
        isbn varchar(20) ${ascii} NOT NULL,
        copies int UNSIGNED NOT NULL,
        PRIMARY KEY (bookshop_id, isbn)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shelf');
    await runner.query('DROP TABLE arrival');
    await runner.query(
      `ALTER TABLE order_line
         DROP INDEX ix_order_line_seller_id,
         DROP INDEX ix_order_line_substitute_isbn,
         DROP COLUMN publisher,
         DROP COLUMN substitute_isbn`,
    );
  }
}
