import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The primary key serves the question for versions of an app since a moment, ix_release_visits_at the deletion. */
export class CreateReleaseVisits1795809600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE release_visits (
      app varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      version varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      at datetime(3) NOT NULL,
      copy char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      visits int unsigned NOT NULL,
      failures int unsigned NOT NULL,
      errors int unsigned NOT NULL,
      failed_loads int unsigned NOT NULL,
      unrendered int unsigned NOT NULL,
      lcp varchar(800) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      inp varchar(800) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      INDEX ix_release_visits_at (at),
      PRIMARY KEY (app, version, at, copy)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_visits');
  }
}
