import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const uid = 'uid char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';

/**
 * What customers keep for later and wait for (docs/decisions/favourites-and-notices.md). The keys find what is one
 * account's; ix_favourite_product_id serves the search for prices that have fallen, ix_stock_wait_turn whose turn it is
 * once a product is there again;
 * ix_favourite_dropped_at and ix_stock_wait_told_at serve the sweep.
 */
export class CreateFavourite1767110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE favourite (
      ${uid},
      product_id int unsigned NOT NULL,
      price_cents int unsigned NOT NULL,
      told_cents int unsigned NULL,
      told_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      dropped_at datetime(3) NULL,
      INDEX ix_favourite_product_id (product_id),
      INDEX ix_favourite_dropped_at (dropped_at),
      PRIMARY KEY (uid, product_id)
    ) ${table}`);
    await runner.query(`CREATE TABLE stock_wait (
      ${uid},
      product_id int unsigned NOT NULL,
      told_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      INDEX ix_stock_wait_turn (product_id, created_at),
      INDEX ix_stock_wait_told_at (told_at),
      PRIMARY KEY (uid, product_id)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_wait, favourite');
  }
}
