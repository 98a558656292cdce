import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Payments that banks ask back (docs/decisions/chargebacks.md); ix_dispute_order_id finds those of an order. */
export class CreateDispute1766300020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dispute (
        id varchar(255) ${ascii} NOT NULL,
        order_id char(36) ${ascii} NOT NULL,
        payment_id char(36) ${ascii} NOT NULL,
        amount_cents int UNSIGNED NOT NULL,
        reason varchar(60) ${ascii} NOT NULL,
        state varchar(16) ${ascii} NOT NULL,
        is_refundable tinyint NOT NULL,
        due_at datetime(3) NULL,
        opened_at datetime(3) NOT NULL,
        closed_at datetime(3) NULL,
        told_at datetime(3) NOT NULL,
        PRIMARY KEY (id),
        KEY ix_dispute_order_id (order_id, opened_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dispute');
  }
}
