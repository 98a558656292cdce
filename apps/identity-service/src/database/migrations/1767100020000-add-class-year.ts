import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The school year that a child's class is of: from June on a class was saved for the year to come. */
export class AddClassYear1767100020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE child ADD COLUMN school_year smallint unsigned NOT NULL DEFAULT 0',
    );
    await runner.query(
      'UPDATE child SET school_year = YEAR(created_at) - (MONTH(created_at) < 6) WHERE school_year = 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE child DROP COLUMN school_year');
  }
}
