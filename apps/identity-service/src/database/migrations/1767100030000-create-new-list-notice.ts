import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which children's new lists families were written to; it goes with the child. */
export class CreateNewListNotice1767100030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE new_list_notice (
      child_id char(36) NOT NULL,
      school_year smallint unsigned NOT NULL,
      told_at datetime(3) NOT NULL,
      PRIMARY KEY (child_id, school_year),
      CONSTRAINT fk_new_list_notice_child FOREIGN KEY (child_id) REFERENCES child (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE new_list_notice');
  }
}
