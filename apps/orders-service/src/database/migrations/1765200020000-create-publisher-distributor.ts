import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By whom a bookshop gets the books of a publisher, as it says itself. */
export class CreatePublisherDistributor1765200020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE publisher_distributor (
        bookshop_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        publisher varchar(200) NOT NULL,
        distributor varchar(100) NOT NULL,
        PRIMARY KEY (bookshop_id, publisher)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE publisher_distributor');
  }
}
