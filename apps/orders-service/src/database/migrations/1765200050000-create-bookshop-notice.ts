import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_bookshop_notice_noted_at finds the bookshops that are due. */
export class CreateBookshopNotice1765200050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bookshop_notice (
        event_id bigint UNSIGNED NOT NULL,
        bookshop_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        noted_at datetime(3) NOT NULL,
        PRIMARY KEY (event_id),
        KEY ix_bookshop_notice_noted_at (noted_at, bookshop_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bookshop_notice');
  }
}
