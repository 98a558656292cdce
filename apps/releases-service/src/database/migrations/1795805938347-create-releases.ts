import { outboxTableSql } from '@zaino/service/outbox/outbox-message.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const appName = 'varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const versionName = 'varchar(64) CHARACTER SET ascii COLLATE ascii_bin';
const uuid = 'char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const keyword = 'varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/**
 * The registry. ux_release_version_number lets no two versions have one number, ix_release_version_used_until serves
 * the search for what nobody uses, ix_release_act_app the history of one app; the two rows are what changes and what
 * tells of them are held by.
 */
export class CreateReleases1795805938347 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createVersions(runner);
    await this.createLive(runner);
    await runner.query(`CREATE TABLE team (
      id ${uuid},
      name varchar(120) NOT NULL,
      app ${appName},
      largest_jump ${keyword},
      token_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      made_by varchar(120) NOT NULL,
      last_used_at datetime(3) NULL,
      revoked_at datetime(3) NULL,
      UNIQUE INDEX ux_team_token_hash (token_hash),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE release_act (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      at datetime(3) NOT NULL,
      app ${appName},
      kind ${keyword},
      version ${versionName} NOT NULL,
      before_version ${versionName} NULL,
      made_by varchar(120) NOT NULL,
      reason varchar(1000) NOT NULL,
      INDEX ix_release_act_app (app, id),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(outboxTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_message, release_act, team, preview, canary');
    await runner.query('DROP TABLE live_writing, live_document, live_app, live_step');
    await runner.query('DROP TABLE version_number, release_version');
  }

  private async createVersions(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE release_version (
      app ${appName},
      version ${versionName} NOT NULL,
      major int unsigned NOT NULL,
      minor int unsigned NOT NULL,
      patch int unsigned NOT NULL,
      published_at datetime(3) NOT NULL,
      made_by varchar(120) NOT NULL,
      heaviest_page int unsigned NULL,
      manifest mediumtext NOT NULL,
      used_until datetime(3) NOT NULL,
      is_collected tinyint(1) NOT NULL DEFAULT 0,
      has_files tinyint(1) NOT NULL DEFAULT 1,
      UNIQUE INDEX ux_release_version_number (app, major, minor, patch),
      INDEX ix_release_version_published_at (app, published_at),
      INDEX ix_release_version_used_until (has_files, used_until),
      PRIMARY KEY (app, version)
    ) ${table}`);
    await runner.query(`CREATE TABLE version_number (
      app ${appName},
      major int unsigned NOT NULL,
      minor int unsigned NOT NULL,
      patch int unsigned NOT NULL,
      PRIMARY KEY (app)
    ) ${table}`);
  }

  private async createLive(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE live_step (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      app ${appName},
      version ${versionName} NOT NULL,
      before_id bigint unsigned NULL,
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE live_app (
      app ${appName},
      step_id bigint unsigned NOT NULL,
      version ${versionName} NOT NULL,
      since datetime(3) NOT NULL,
      PRIMARY KEY (app)
    ) ${table}`);
    await runner.query(`CREATE TABLE live_document (
      id tinyint unsigned NOT NULL,
      revision int unsigned NOT NULL,
      document mediumtext NOT NULL,
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE live_writing (
      id tinyint unsigned NOT NULL,
      revision int unsigned NOT NULL,
      PRIMARY KEY (id)
    ) ${table}`);
    const nothing =
      '{"revision":0,"at":"1970-01-01T00:00:00.000Z","stable":{},"canaries":[],"revokedPreviews":[]}';
    await runner.query('INSERT INTO live_document VALUES (1, 0, ?)', [nothing]);
    await runner.query('INSERT INTO live_writing VALUES (1, 0)');
    await runner.query(`CREATE TABLE canary (
      id ${uuid},
      app ${appName},
      version ${versionName} NOT NULL,
      share int unsigned NOT NULL,
      slot tinyint unsigned NOT NULL,
      tenant varchar(63) CHARACTER SET ascii COLLATE ascii_bin NULL,
      is_for_staff tinyint(1) NOT NULL,
      is_paused tinyint(1) NOT NULL DEFAULT 0,
      started_at datetime(3) NOT NULL,
      made_by varchar(120) NOT NULL,
      ended_at datetime(3) NULL,
      INDEX ix_canary_app (app, started_at),
      INDEX ix_canary_ended_at (ended_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE preview (
      id ${uuid},
      versions text NOT NULL,
      note varchar(120) NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      revoked_at datetime(3) NULL,
      made_by varchar(120) NOT NULL,
      INDEX ix_preview_created_at (created_at),
      INDEX ix_preview_expires_at (expires_at),
      PRIMARY KEY (id)
    ) ${table}`);
  }
}
