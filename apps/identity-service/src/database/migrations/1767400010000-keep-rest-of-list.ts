import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Children whose section is not known yet: since when the rest of the list is kept for them. */
export class KeepRestOfList1767400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE child ADD COLUMN rest_kept_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE child DROP COLUMN rest_kept_at');
  }
}
