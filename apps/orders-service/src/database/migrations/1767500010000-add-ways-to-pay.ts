import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Money that comes days later, and by which way was paid (docs/decisions/ways-to-pay.md). */
export class AddWaysToPay1767500010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer_order
        ADD COLUMN money_awaited_until datetime(3) NULL,
        ADD COLUMN are_pieces_kept tinyint(1) NOT NULL DEFAULT 0`);
    await runner.query(`
      ALTER TABLE payment
        ADD COLUMN way varchar(30) ${ascii} NULL,
        ADD COLUMN way_digits varchar(4) ${ascii} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment DROP COLUMN way, DROP COLUMN way_digits');
    await runner.query(
      'ALTER TABLE customer_order DROP COLUMN money_awaited_until, DROP COLUMN are_pieces_kept',
    );
  }
}
