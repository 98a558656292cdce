import type { MigrationInterface, QueryRunner } from 'typeorm';

const exact = 'CHARACTER SET ascii COLLATE ascii_bin';

export class CreatePaymentAccount1765300010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE payment_account (
         tenant_id char(36) ${exact} NOT NULL,
         attempt_id char(36) ${exact} NULL,
         account_id varchar(64) ${exact} NULL,
         standing varchar(10) ${exact} NULL,
         missing text NULL,
         deadline datetime(3) NULL,
         is_rejected tinyint(1) NOT NULL DEFAULT 0,
         verified_at datetime(3) NULL,
         checked_at datetime(3) NULL,
         UNIQUE INDEX ux_payment_account_account_id (account_id),
         INDEX ix_payment_account_checked_at (checked_at),
         PRIMARY KEY (tenant_id)
       )`,
    );
    await runner.query('ALTER TABLE tenant ADD cards_off_since datetime(3) NULL');
    await takeOver(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN cards_off_since');
    await runner.query('DROP TABLE payment_account');
  }
}

/** Accounts that the provider knew. Where two bookshops have the same, it is that of the first: the other's money goes to the shop itself. */
async function takeOver(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT IGNORE INTO payment_account (tenant_id, account_id, standing, verified_at)
     SELECT id, stripe_account_id, 'active', updated_at FROM tenant
     WHERE stripe_account_id IS NOT NULL AND released_at IS NULL ORDER BY created_at, id`,
  );
  await runner.query(
    `UPDATE tenant t LEFT JOIN payment_account a ON a.tenant_id = t.id
     SET t.stripe_account_id = NULL
     WHERE t.stripe_account_id IS NOT NULL AND a.tenant_id IS NULL`,
  );
}
