import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The moment that a draft is meant to appear at: `published_at` says of an article that does not appear when it did. */
export class AddPlannedMoment1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article ADD COLUMN planned_at datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article DROP COLUMN planned_at');
  }
}
