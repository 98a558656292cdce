import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table, name until then, and the name that its columns give it. */
const renamed = [
  ['account_link', 'uq_account_link_token', 'ux_account_link_token_hash'],
  ['account_link', 'ix_account_link_user', 'ix_account_link_uid_purpose'],
  ['account_link', 'ix_account_link_expires', 'ix_account_link_expires_at'],
  ['admin', 'uq_admin_username', 'ux_admin_username'],
  ['child', 'ix_child_user', 'ix_child_user_uid_created_at'],
  ['deleted_account', 'ix_deleted_account_deleted', 'ix_deleted_account_deleted_at'],
  ['known_device', 'ix_known_device_seen', 'ix_known_device_seen_at'],
  ['security_log', 'ix_security_log_level', 'ix_security_log_level_timestamp'],
  ['security_log', 'ix_security_log_category', 'ix_security_log_category_timestamp'],
  ['security_log', 'ix_security_log_user', 'ix_security_log_user_id_timestamp'],
  ['security_log', 'ix_security_log_recorded', 'ix_security_log_recorded_at'],
  ['security_log', 'uq_security_log_stream', 'ux_security_log_stream_id'],
  ['user', 'uq_user_email', 'ux_user_email'],
  ['user', 'uq_user_provider_subject', 'ux_user_provider_subject'],
] as const;

/** Names alone: no index is built anew. Whoever reads a query plan sees by them what serves it. */
export class RenameIndexes1763700005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, from, to] of renamed) {
      await runner.query(`ALTER TABLE ${table} RENAME INDEX ${from} TO ${to}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, from, to] of renamed) {
      await runner.query(`ALTER TABLE ${table} RENAME INDEX ${to} TO ${from}`);
    }
  }
}
