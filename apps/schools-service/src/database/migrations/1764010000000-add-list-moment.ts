import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a school's lists became what they are; null for those that were there before anybody kept it. */
export class AddListMoment1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school_list ADD COLUMN changed_at datetime NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school_list DROP COLUMN changed_at');
  }
}
