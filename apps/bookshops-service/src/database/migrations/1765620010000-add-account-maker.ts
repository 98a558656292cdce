import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an account was made here for its bookshop: those alone that were begun here are known to be. */
export class AddAccountMaker1765620010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE payment_account ADD COLUMN is_made_here tinyint(1) NOT NULL DEFAULT 0 AFTER account_id',
    );
    await runner.query(
      'UPDATE payment_account SET is_made_here = 1 WHERE attempt_id IS NOT NULL AND account_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_account DROP COLUMN is_made_here');
  }
}
