import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For what accounts are written to, and the links that end it. ix_contact_preference_purpose_user_uid serves the walk
 * through all who are written to for a purpose, ix_contact_link_user_uid the end of an account.
 */
export class CreateContactPreference1767100010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE contact_preference (
      user_uid char(36) NOT NULL,
      purpose varchar(40) NOT NULL,
      since datetime(3) NOT NULL,
      shown varchar(600) NOT NULL,
      INDEX ix_contact_preference_purpose_user_uid (purpose, user_uid),
      PRIMARY KEY (user_uid, purpose)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`CREATE TABLE contact_link (
      token_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      user_uid char(36) NOT NULL,
      purpose varchar(40) NOT NULL,
      created_at datetime(3) NOT NULL,
      INDEX ix_contact_link_user_uid (user_uid),
      INDEX ix_contact_link_created_at (created_at),
      PRIMARY KEY (token_hash)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_link');
    await runner.query('DROP TABLE contact_preference');
  }
}
