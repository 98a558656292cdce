import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_deleted_account_deleted serves the removal of old rows. */
export class CreateDeletedAccount1763700003002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE deleted_account (
      uid char(36) NOT NULL,
      deleted_at datetime(3) NOT NULL,
      INDEX ix_deleted_account_deleted (deleted_at),
      PRIMARY KEY (uid)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_account');
  }
}
