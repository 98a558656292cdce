import { mediaTablesSql } from '@zaino/service/media/media.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Lists and searches are answered from memory (docs/decisions/catalogue-index.md): ix_product_changed_at serves
 * the copies of the service that read what changed, ix_product_state the counts for admins. ix_price_log_product_id serves a product's price history,
 * ix_price_log_valid_from the lowest prices of the last 30 days, ix_product_supplier_product_id the import,
 * ix_product_change_created_at the sweep of changes that are too old to be undone,
 * ix_product_change_item_product_id an undo that looks for those before it.
 */
export class CreateCatalogue1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['category', 'supplier']) {
      await runner.query(`CREATE TABLE ${name} (
        id int unsigned NOT NULL AUTO_INCREMENT,
        name varchar(60) NOT NULL,
        UNIQUE INDEX ux_${name}_name (name),
        PRIMARY KEY (id)
      ) ${table}`);
    }
    await this.createProduct(runner);
    await this.createLogs(runner);
    for (const statement of mediaTablesSql) await runner.query(statement);
  }

  private async createProduct(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE product (
      id int unsigned NOT NULL AUTO_INCREMENT,
      name varchar(200) NOT NULL,
      description mediumtext NOT NULL,
      category_id int unsigned NOT NULL,
      supplier_id int unsigned NOT NULL,
      supplier_product_id varchar(100) NOT NULL DEFAULT '',
      supplier_url varchar(2000) NOT NULL DEFAULT '',
      images mediumtext NOT NULL,
      tags text NOT NULL,
      original_price_cents int unsigned NOT NULL,
      margin_hundredths int unsigned NOT NULL,
      discount_hundredths int unsigned NOT NULL,
      selling_price_cents int unsigned NOT NULL,
      discounted_price_cents int unsigned NOT NULL,
      is_active tinyint(1) NOT NULL DEFAULT 1,
      is_offered tinyint(1) NOT NULL DEFAULT 1,
      stock int unsigned NOT NULL,
      minimum_purchase int unsigned NOT NULL DEFAULT 1,
      rating_hundredths int unsigned NOT NULL DEFAULT 0,
      review_count int unsigned NOT NULL DEFAULT 0,
      version int unsigned NOT NULL DEFAULT 1,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      deleted_at datetime(3) NULL,
      changed_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      INDEX ix_product_changed_at (changed_at),
      INDEX ix_product_state (deleted_at, is_active, is_offered, stock, minimum_purchase),
      INDEX ix_product_supplier_product_id (supplier_id, supplier_product_id),
      PRIMARY KEY (id)
    ) ${table}`);
  }

  private async createLogs(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE price_log (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      product_id int unsigned NOT NULL,
      valid_from datetime(3) NOT NULL,
      selling_price_cents int unsigned NOT NULL,
      discounted_price_cents int unsigned NOT NULL,
      INDEX ix_price_log_product_id (product_id, valid_from),
      INDEX ix_price_log_valid_from (valid_from),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE product_change (
      id char(36) ${ascii} NOT NULL,
      kind varchar(10) NOT NULL,
      admin_id char(36) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      undone_at datetime(3) NULL,
      INDEX ix_product_change_created_at (created_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE product_change_item (
      change_id char(36) ${ascii} NOT NULL,
      product_id int unsigned NOT NULL,
      before_change mediumtext NULL,
      version_after int unsigned NOT NULL,
      restored_version int unsigned NULL,
      INDEX ix_product_change_item_product_id (product_id),
      PRIMARY KEY (change_id, product_id)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables =
      'media_variant, media, product_change_item, product_change, price_log, product, supplier, category';
    await runner.query(`DROP TABLE ${tables}`);
  }
}
