import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Vouchers of the State that pay a part of an order (docs/decisions/ways-to-pay.md). */
export class AddStateVouchers1767600010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE state_voucher (
        id char(36) ${ascii} NOT NULL,
        order_id char(36) ${ascii} NOT NULL,
        kind varchar(20) ${ascii} NOT NULL,
        reference varchar(100) ${ascii} NOT NULL,
        ending varchar(4) NOT NULL,
        amount_cents int unsigned NOT NULL,
        state varchar(10) ${ascii} NOT NULL,
        created_at datetime(3) NOT NULL,
        settled_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX ux_state_voucher_order_id (order_id),
        UNIQUE INDEX ux_state_voucher_reference (reference),
        INDEX ix_state_voucher_state (state, created_at)
      ) ENGINE=InnoDB`);
    await runner.query(
      'ALTER TABLE customer_order ADD COLUMN state_voucher_cents int unsigned NOT NULL DEFAULT 0',
    );
    await runner.query(`ALTER TABLE refund ADD COLUMN state_voucher_id char(36) ${ascii} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund DROP COLUMN state_voucher_id');
    await runner.query('ALTER TABLE customer_order DROP COLUMN state_voucher_cents');
    await runner.query('DROP TABLE state_voucher');
  }
}
