import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMargin1765200030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant ADD COLUMN margin_percent decimal(4,1) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN margin_percent');
  }
}
