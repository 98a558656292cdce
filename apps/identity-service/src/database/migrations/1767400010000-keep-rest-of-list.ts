import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Children whose section is not known yet: since when the rest of the list is kept for them, and when they were asked for it by mail. */
export class KeepRestOfList1767400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE child
         ADD COLUMN rest_kept_at datetime(3) NULL,
         ADD COLUMN section_asked_year smallint unsigned NOT NULL DEFAULT 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE child DROP COLUMN rest_kept_at, DROP COLUMN section_asked_year',
    );
  }
}
