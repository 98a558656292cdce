import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What orders of one customer wait for while they are counted; copies of before count nothing and need none. */
export class CreateCustomerLock1764900020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE customer_lock (
        customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        PRIMARY KEY (customer_id)
      ) ENGINE=InnoDB`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE customer_lock');
  }
}
