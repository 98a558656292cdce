import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const uuid = 'char(36) CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Reserved pieces (docs/decisions/stock-reservations.md). ix_stock_reservation_due serves the sweep, and
 * ix_stock_release_reservation_id the forgetting of what ended long ago.
 */
export class CreateStockReservation1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE stock_reservation (
      id ${uuid} NOT NULL,
      state varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      due_at datetime(3) NULL,
      INDEX ix_stock_reservation_due (state, due_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE stock_reservation_line (
      reservation_id ${uuid} NOT NULL,
      product_id int unsigned NOT NULL,
      quantity int unsigned NOT NULL,
      released int unsigned NOT NULL DEFAULT 0,
      price_cents int unsigned NOT NULL,
      PRIMARY KEY (reservation_id, product_id)
    ) ${table}`);
    await runner.query(`CREATE TABLE stock_release (
      operation_id ${uuid} NOT NULL,
      reservation_id ${uuid} NOT NULL,
      \`lines\` mediumtext NOT NULL,
      created_at datetime(3) NOT NULL,
      INDEX ix_stock_release_reservation_id (reservation_id),
      PRIMARY KEY (operation_id)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_release, stock_reservation_line, stock_reservation');
  }
}
