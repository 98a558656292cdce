import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a bookshop does to books for a price of its own; null for nothing. */
export class AddExtras1765600010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant ADD COLUMN extras text NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN extras');
  }
}
