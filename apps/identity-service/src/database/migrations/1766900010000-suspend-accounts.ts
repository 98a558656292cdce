import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that staff has locked, and the list of accounts. Newest first, with its kinds counted: all of them by
 * ix_user_created_at_…, one kind by ix_user_role_…, those with an unproven address by ix_user_email_verified_at_…; each
 * holds the order and what is filtered, so that no row is read that is not shown. ix_user_suspended_at holds the few that
 * are locked, ix_user_tenant_id a bookshop's owner. Whole words of names and their beginnings are found by
 * fx_user_display_name_…, what is too short for it by ix_user_display_name.
 */
export class SuspendAccounts1766900010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE user
         ADD COLUMN suspended_at datetime(3) NULL,
         ADD COLUMN suspended_by varchar(60) NOT NULL DEFAULT '',
         ADD COLUMN suspension_reason varchar(500) NOT NULL DEFAULT '',
         ADD INDEX ix_user_created_at_uid_role_colleague_of (created_at, uid, role, colleague_of),
         ADD INDEX ix_user_role_colleague_of_created_at_uid (role, colleague_of, created_at, uid),
         ADD INDEX ix_user_email_verified_at_created_at_uid_role_colleague_of
           (email_verified_at, created_at, uid, role, colleague_of),
         ADD INDEX ix_user_suspended_at (suspended_at),
         ADD INDEX ix_user_tenant_id (tenant_id),
         ADD INDEX ix_user_display_name (display_name)`,
    );
    await runner.query(
      `CREATE FULLTEXT INDEX fx_user_display_name_first_name_last_name
       ON user (display_name, first_name, last_name)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX fx_user_display_name_first_name_last_name ON user');
    await runner.query(
      `ALTER TABLE user
         DROP INDEX ix_user_created_at_uid_role_colleague_of,
         DROP INDEX ix_user_role_colleague_of_created_at_uid,
         DROP INDEX ix_user_email_verified_at_created_at_uid_role_colleague_of,
         DROP INDEX ix_user_suspended_at,
         DROP INDEX ix_user_tenant_id,
         DROP INDEX ix_user_display_name,
         DROP COLUMN suspended_at,
         DROP COLUMN suspended_by,
         DROP COLUMN suspension_reason`,
    );
  }
}
