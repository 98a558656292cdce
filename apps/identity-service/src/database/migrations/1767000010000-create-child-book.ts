import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What families have said of their children's books by hand; it goes with the child. */
export class CreateChildBook1767000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE child_book (
      child_id char(36) NOT NULL,
      isbn varchar(20) NOT NULL,
      is_owned tinyint NOT NULL,
      PRIMARY KEY (child_id, isbn),
      CONSTRAINT fk_child_book_child FOREIGN KEY (child_id) REFERENCES child (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE child_book');
  }
}
