import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_tenant_state serves the list of bookshops where orders can be picked up. */
export class AddPaymentAccount1763900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE tenant
      ADD COLUMN stripe_account_id varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER pickup_notes,
      ADD INDEX ix_tenant_state (state, offers_pickup)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE tenant DROP INDEX ix_tenant_state, DROP COLUMN stripe_account_id',
    );
  }
}
