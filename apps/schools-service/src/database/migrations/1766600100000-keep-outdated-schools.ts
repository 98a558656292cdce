import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The file that repeats a school of an older registry file: that one's row is hidden, and no longer removed. */
export class KeepOutdatedSchools1766600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school ADD COLUMN outdated_by smallint unsigned NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE school DROP COLUMN outdated_by');
  }
}
