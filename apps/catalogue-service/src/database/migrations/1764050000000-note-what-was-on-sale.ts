import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prices that no customer saw are none to measure a reduction by. Since when a product is inactive or deleted nobody
 * has noted: all prices of such a one count as unseen, so that it announces nothing that might not hold.
 */
export class NoteWhatWasOnSale1764050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE price_log ADD COLUMN is_on_sale tinyint(1) NOT NULL DEFAULT 1');
    await runner.query(`UPDATE price_log log
      JOIN product ON product.id = log.product_id
      SET log.is_on_sale = 0
      WHERE product.is_active = 0 OR product.deleted_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE price_log DROP COLUMN is_on_sale');
  }
}
