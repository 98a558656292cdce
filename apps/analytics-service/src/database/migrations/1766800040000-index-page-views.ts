import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All that is counted of page views stands in ix_page_view_path. */
export class IndexPageViews1766800040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page_view ADD INDEX ix_page_view_path (seen_at, path, visit)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE page_view DROP INDEX ix_page_view_path');
  }
}
