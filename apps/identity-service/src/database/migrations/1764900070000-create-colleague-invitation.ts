import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who works in a bookshop beside its owner, and who is invited to. ix_user_colleague_of serves the owner's list, the
 * unique index that list and invitations at the same moment, ix_colleague_invitation_invited_at the cleanup.
 */
export class CreateColleagueInvitation1764900070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE user ADD COLUMN colleague_of char(36) NULL, ADD INDEX ix_user_colleague_of (colleague_of)',
    );
    await runner.query(`CREATE TABLE colleague_invitation (
      id char(36) NOT NULL,
      tenant_id char(36) NOT NULL,
      email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      bookshop varchar(200) NOT NULL,
      invited_at datetime(3) NOT NULL,
      UNIQUE INDEX ux_colleague_invitation_tenant_id_email (tenant_id, email),
      INDEX ix_colleague_invitation_invited_at (invited_at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE colleague_invitation');
    await runner.query(
      'ALTER TABLE user DROP INDEX ix_user_colleague_of, DROP COLUMN colleague_of',
    );
  }
}
