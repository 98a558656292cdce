import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTenantVersion1764900020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant ADD COLUMN version int unsigned NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN version');
  }
}
