import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For the lists of a bookshop: ix_customer_order_bookshop_id holds their order and every filter,
 * ix_order_line_school_code whose lists a class is on, ix_order_line_state_since since when all of an order is ready or over. `before_change` is what a command can be taken back to.
 */
export class AddDesk1765100010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line
         ADD COLUMN school_code varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
         ADD COLUMN class_name varchar(10) NULL,
         ADD COLUMN section_name varchar(60) NULL,
         ADD COLUMN before_change mediumtext NULL`,
    );
    await runner.query(
      `UPDATE order_line SET
         school_code = JSON_UNQUOTE(JSON_EXTRACT(details, '$.school.codice')),
         class_name = JSON_UNQUOTE(JSON_EXTRACT(details, '$.classe')),
         section_name = JSON_UNQUOTE(JSON_EXTRACT(details, '$.sezione'))
       WHERE JSON_UNQUOTE(JSON_EXTRACT(details, '$.school.codice')) REGEXP '^[A-Za-z0-9]{1,20}$'`,
    );
    await runner.query(
      `ALTER TABLE order_line
         ADD INDEX ix_order_line_school_code (school_code, class_name, section_name, order_id),
         ADD INDEX ix_order_line_state_since (order_id, state, state_since)`,
    );
    await runner.query(
      `ALTER TABLE customer_order
         ADD INDEX ix_customer_order_bookshop_id (bookshop_id, created_at, id, state, payment_state)`,
    );
    // Staff of a bookshop looks for a phone number by its digits alone.
    await runner.query(
      `UPDATE customer_order SET search_text = LEFT(CONCAT(search_text, ' ',
         REGEXP_REPLACE(
           REGEXP_REPLACE(JSON_UNQUOTE(JSON_EXTRACT(contact, '$.phone')), '[^0-9]', ''),
           '^(00)?39(?=[0-9]{9})', '')), 16000)
       WHERE bookshop_id IS NOT NULL AND contact LIKE '%"phone"%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order DROP INDEX ix_customer_order_bookshop_id');
    await runner.query(
      `ALTER TABLE order_line
         DROP INDEX ix_order_line_school_code,
         DROP INDEX ix_order_line_state_since,
         DROP COLUMN school_code,
         DROP COLUMN class_name,
         DROP COLUMN section_name,
         DROP COLUMN before_change`,
    );
  }
}
