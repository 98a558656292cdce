import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages that gateways drew, beside what browsers tell. */
export class AddServerRenders1795817000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE release_visits
      ADD renders int unsigned NOT NULL DEFAULT 0,
      ADD failed_renders int unsigned NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_visits DROP renders, DROP failed_renders');
  }
}
