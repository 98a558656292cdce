import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBookDiscounts1765300020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE tenant
         ADD COLUMN adopted_book_discount tinyint unsigned NOT NULL DEFAULT 0,
         ADD COLUMN other_book_discount tinyint unsigned NOT NULL DEFAULT 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE tenant DROP COLUMN adopted_book_discount, DROP COLUMN other_book_discount',
    );
  }
}
