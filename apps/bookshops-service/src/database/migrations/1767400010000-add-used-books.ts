import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a bookshop takes used books in (docs/decisions/used-books.md). */
export class AddUsedBooks1767400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE tenant ADD COLUMN takes_used_books tinyint(1) NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN takes_used_books');
  }
}
