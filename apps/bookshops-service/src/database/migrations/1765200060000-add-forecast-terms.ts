import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddForecastTerms1765200060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE tenant
         ADD COLUMN pupils_per_class tinyint unsigned NOT NULL DEFAULT 20,
         ADD COLUMN buying_share tinyint unsigned NOT NULL DEFAULT 10`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN pupils_per_class, DROP COLUMN buying_share');
  }
}
