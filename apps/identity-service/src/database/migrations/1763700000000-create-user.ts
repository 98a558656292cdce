import type { MigrationInterface, QueryRunner } from 'typeorm';

/** uq_user_email serves every sign-in, uq_user_provider_subject those by another provider. */
export class CreateUser1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE user (
      uid char(36) NOT NULL,
      email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      email_verified_at datetime(3) NULL,
      pending_email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
      password_hash varchar(200) NULL,
      provider_subject varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
      role varchar(10) NOT NULL,
      tenant_id char(36) NULL,
      display_name varchar(120) NOT NULL DEFAULT '',
      first_name varchar(60) NOT NULL DEFAULT '',
      last_name varchar(60) NOT NULL DEFAULT '',
      phone varchar(30) NOT NULL DEFAULT '',
      address varchar(200) NOT NULL DEFAULT '',
      city varchar(100) NOT NULL DEFAULT '',
      postal_code varchar(5) NOT NULL DEFAULT '',
      province varchar(100) NOT NULL DEFAULT '',
      created_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      updated_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      UNIQUE INDEX uq_user_email (email),
      UNIQUE INDEX uq_user_provider_subject (provider_subject),
      PRIMARY KEY (uid)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user');
  }
}
