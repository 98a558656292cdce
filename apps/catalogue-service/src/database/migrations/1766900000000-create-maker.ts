import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who made products, and what is said of their safety (docs/decisions/product-safety.md). ix_product_maker serves the
 * count of a maker's products and the new date of their pages.
 */
export class CreateMaker1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE maker (
      id int unsigned NOT NULL AUTO_INCREMENT,
      name varchar(120) NOT NULL,
      address varchar(300) NOT NULL,
      contact varchar(2000) NOT NULL,
      country varchar(2) NOT NULL,
      responsible_name varchar(120) NOT NULL DEFAULT '',
      responsible_address varchar(300) NOT NULL DEFAULT '',
      responsible_contact varchar(2000) NOT NULL DEFAULT '',
      version int unsigned NOT NULL DEFAULT 1,
      UNIQUE INDEX ux_maker_name (name),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`ALTER TABLE product
      ADD maker_id int unsigned NULL,
      ADD safety_warnings varchar(2000) NOT NULL DEFAULT '',
      ADD ce_marking varchar(20) NOT NULL DEFAULT 'da-verificare',
      ADD INDEX ix_product_maker (maker_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product DROP INDEX ix_product_maker, DROP COLUMN ce_marking,
      DROP COLUMN safety_warnings, DROP COLUMN maker_id`);
    await runner.query('DROP TABLE maker');
  }
}
