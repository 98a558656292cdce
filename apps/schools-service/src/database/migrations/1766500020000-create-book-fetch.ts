import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Books that are looked for elsewhere. ix_book_fetch_tried_at serves those that wait, the longest first, and the sweep. */
export class CreateBookFetch1766500020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE book_fetch (
      isbn varchar(13) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      wanted_at datetime(3) NOT NULL,
      tried_at datetime(3) NULL,
      outcome varchar(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
      INDEX ix_book_fetch_tried_at (tried_at, wanted_at),
      PRIMARY KEY (isbn)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE book_fetch');
  }
}
