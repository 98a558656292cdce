import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_page_view_seen_at serves the deletion after two years, and every report of a span of time. */
export class CreatePageView1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE page_view (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      seen_at datetime(3) NOT NULL,
      path varchar(160) NOT NULL,
      title varchar(200) NOT NULL,
      visit varchar(9) NOT NULL,
      first_campaign varchar(40) NULL,
      last_campaign varchar(40) NULL,
      consent_version char(10) NOT NULL,
      INDEX ix_page_view_seen_at (seen_at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_view');
  }
}
