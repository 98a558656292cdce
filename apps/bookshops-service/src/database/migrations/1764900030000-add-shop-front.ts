import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a bookshop's front shows beyond the week's hours. Null of those that a copy without these columns makes. */
export class AddShopFront1764900030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE tenant
      ADD COLUMN closures text NULL AFTER opening_hours,
      ADD COLUMN schools text NULL AFTER closures`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN closures, DROP COLUMN schools');
  }
}
