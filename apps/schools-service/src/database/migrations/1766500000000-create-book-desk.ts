import { addNeededAtSql, mediaTablesSql } from '@zaino/service/media/media.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const readable = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';

const statements = [
  // ix_book_details_revision serves whoever keeps details in memory: what is newer than what they have.
  `CREATE TABLE book_details (
    isbn varchar(13) ${ascii} NOT NULL,
    version int unsigned NOT NULL,
    fields mediumtext NOT NULL,
    revision int unsigned NOT NULL,
    changed_at datetime(3) NOT NULL,
    INDEX ix_book_details_revision (revision),
    PRIMARY KEY (isbn)
  ) ${table}`,
  `CREATE TABLE details_revision (
    id tinyint unsigned NOT NULL,
    revision int unsigned NOT NULL,
    PRIMARY KEY (id)
  ) ${table}`,
  'INSERT INTO details_revision (id, revision) VALUES (1, 0)',
  // Primary key: the schools of a book lie together. Filled after an import, and not by it: an index on adoptions by
  // book would make the import slower.
  `CREATE TABLE book_school (
    build int unsigned NOT NULL,
    book_id int unsigned NOT NULL,
    school_codice char(10) ${ascii} NOT NULL,
    classes smallint unsigned NOT NULL,
    PRIMARY KEY (build, book_id, school_codice)
  ) ${table}`,
  `CREATE TABLE book_school_build (
    id tinyint unsigned NOT NULL,
    build int unsigned NOT NULL,
    school_year smallint unsigned NULL,
    PRIMARY KEY (id)
  ) ${table}`,
  'INSERT INTO book_school_build (id, build, school_year) VALUES (1, 0, NULL)',
  // ix_enrichment_change_created_at serves the sweep.
  `CREATE TABLE enrichment_change (
    id char(36) ${ascii} NOT NULL,
    kind varchar(10) ${ascii} NOT NULL,
    admin_id char(36) ${ascii} NULL,
    name varchar(200) ${readable} NOT NULL,
    books int unsigned NOT NULL,
    created_at datetime(3) NOT NULL,
    undone_at datetime(3) NULL,
    INDEX ix_enrichment_change_created_at (created_at),
    PRIMARY KEY (id)
  ) ${table}`,
  // ix_enrichment_change_item_isbn serves the history of a book.
  `CREATE TABLE enrichment_change_item (
    change_id char(36) ${ascii} NOT NULL,
    isbn varchar(13) ${ascii} NOT NULL,
    before_change mediumtext NOT NULL,
    after_change mediumtext NOT NULL,
    INDEX ix_enrichment_change_item_isbn (isbn),
    PRIMARY KEY (change_id, isbn)
  ) ${table}`,
  ...mediaTablesSql,
  addNeededAtSql,
];

const tables = [
  'book_details',
  'details_revision',
  'book_school',
  'book_school_build',
  'enrichment_change',
  'enrichment_change_item',
  'media',
  'media_variant',
];

/** What the desk for books keeps (docs/decisions/book-desk.md). */
export class CreateBookDesk1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of tables) await runner.query(`DROP TABLE ${name}`);
  }
}
