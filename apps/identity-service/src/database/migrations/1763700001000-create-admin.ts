import type { MigrationInterface, QueryRunner } from 'typeorm';

/** uq_admin_username serves every sign-in of an admin. */
export class CreateAdmin1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE admin (
      id char(36) NOT NULL,
      username varchar(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      password_hash varchar(200) NOT NULL,
      disabled_at datetime(3) NULL,
      created_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      UNIQUE INDEX uq_admin_username (username),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin');
  }
}
