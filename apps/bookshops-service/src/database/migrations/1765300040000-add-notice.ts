import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a bookshop tells its families for some days; null for nothing. */
export class AddNotice1765300040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant ADD COLUMN notice text NULL AFTER accent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN notice');
  }
}
