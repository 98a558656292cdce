import type { MigrationInterface, QueryRunner } from 'typeorm';

const appName = 'varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** What an app's versions may need, and what each of them was measured to need. */
export class KeepBudgets1795817000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE app_budget (
      app ${appName},
      heaviest_page int unsigned NOT NULL,
      first_load int unsigned NOT NULL,
      lcp_percent int unsigned NOT NULL,
      lcp_ms int unsigned NOT NULL,
      violations int unsigned NOT NULL,
      needs_figures tinyint(1) NOT NULL DEFAULT 0,
      changed_at datetime(3) NOT NULL,
      made_by varchar(120) NOT NULL,
      PRIMARY KEY (app)
    ) ${table}`);
    await runner.query(`ALTER TABLE release_version
      ADD COLUMN first_load int unsigned NULL,
      ADD COLUMN figures mediumtext NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_version DROP COLUMN first_load, DROP COLUMN figures');
    await runner.query('DROP TABLE app_budget');
  }
}
