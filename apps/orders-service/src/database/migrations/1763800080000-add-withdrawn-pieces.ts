import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many pieces of each line a statement was for. Until then it was for lines as a whole, which is written into those
 * that there are; null in those that copies of before make while they are still running.
 */
export class AddWithdrawnPieces1763800080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE withdrawal ADD COLUMN pieces mediumtext NULL');
    // MySQL would cut a long list off.
    await runner.query('SET SESSION group_concat_max_len = 1000000');
    await runner.query(
      `UPDATE withdrawal w SET pieces = (
         SELECT CONCAT('[', GROUP_CONCAT(
           CONCAT('{"lineId":"', l.id, '","named":"', l.id, '","quantity":', l.quantity,
             ',"of":', l.quantity, '}') ORDER BY l.position SEPARATOR ','), ']')
         FROM order_line l WHERE l.order_id = w.order_id AND w.line_ids LIKE CONCAT('%', l.id, '%'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE withdrawal DROP COLUMN pieces');
  }
}
