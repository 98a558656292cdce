import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_child_user serves the list of an account's children, in the order in which they were added. */
export class CreateChild1763700003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE child (
      id char(36) NOT NULL,
      user_uid char(36) NOT NULL,
      nickname varchar(30) NOT NULL,
      school_code varchar(10) NOT NULL,
      school_name varchar(200) NOT NULL,
      classe varchar(10) NOT NULL,
      sezione varchar(30) NOT NULL,
      created_at datetime(3) NOT NULL,
      INDEX ix_child_user (user_uid, created_at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE child');
  }
}
