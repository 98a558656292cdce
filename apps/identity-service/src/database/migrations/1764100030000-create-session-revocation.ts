import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_revoked_session_revoked_at serves the removal of old rows. */
export class CreateSessionRevocation1764100030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['user', 'admin']) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN session_generation int unsigned NOT NULL DEFAULT 0`,
      );
    }
    await runner.query(`CREATE TABLE revoked_session (
      token_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      revoked_at datetime(3) NOT NULL,
      INDEX ix_revoked_session_revoked_at (revoked_at),
      PRIMARY KEY (token_hash)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE revoked_session');
    for (const table of ['user', 'admin']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN session_generation`);
    }
  }
}
