import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ux_entry_title lets two ask for a title at once and one have it; ix_entry_created_at serves the list. */
export class CreateEntry1795805938347 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE entry (
      id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      title varchar(120) NOT NULL,
      note varchar(500) NOT NULL,
      created_at datetime(3) NOT NULL,
      INDEX ix_entry_created_at (created_at),
      UNIQUE INDEX ux_entry_title (title),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE entry');
  }
}
