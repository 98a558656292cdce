import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which lines of an order of the shop were undone before it was paid (`linesOnBill`). Of orders that are there: those of
 * which nothing was given back, nor was tried to.
 */
export class AddOffBill1765620010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_line ADD COLUMN is_off_bill tinyint(1) NOT NULL DEFAULT 0 AFTER refunded_cents`,
    );
    await runner.query(
      `UPDATE order_line l JOIN customer_order o ON o.id = l.order_id
       SET l.is_off_bill = 1
       WHERE o.payment_method = 'shop' AND o.paid_at IS NOT NULL
         AND l.state IN ('cancelled', 'returned', 'refunded') AND l.refunded_cents = 0
         AND NOT EXISTS (SELECT 1 FROM refund r WHERE r.order_id = o.id
           AND JSON_CONTAINS_PATH(r.line_cents, 'one', CONCAT('$."', l.id, '"')))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line DROP COLUMN is_off_bill');
  }
}
