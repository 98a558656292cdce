import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Books that customers keep for later (docs/decisions/favourites-and-notices.md). The key finds what is one account's;
 * ix_favourite_book_dropped_at serves the sweep.
 */
export class CreateFavouriteBook1767500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE favourite_book (
      uid char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      isbn char(13) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      dropped_at datetime(3) NULL,
      INDEX ix_favourite_book_dropped_at (dropped_at),
      PRIMARY KEY (uid, isbn)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favourite_book');
  }
}
