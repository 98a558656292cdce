import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * uq_account_link_token serves the following of a link, ix_account_link_user the replacement of older ones,
 * ix_account_link_expires the hourly deletion.
 */
export class CreateAccountLink1763700002001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE account_link (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      token_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      purpose varchar(12) NOT NULL,
      uid char(36) NOT NULL,
      email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      message_id bigint unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      sent_at datetime(3) NULL,
      ended_at datetime(3) NULL,
      expires_at datetime(3) NOT NULL,
      UNIQUE INDEX uq_account_link_token (token_hash),
      INDEX ix_account_link_user (uid, purpose),
      INDEX ix_account_link_expires (expires_at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_link');
  }
}
