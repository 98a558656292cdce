import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the outbox was then; later migrations add to it. */
const outboxTableSql = `CREATE TABLE outbox_message (
  id bigint unsigned NOT NULL AUTO_INCREMENT,
  topic varchar(60) NOT NULL,
  payload mediumtext NOT NULL,
  attempts int unsigned NOT NULL DEFAULT 0,
  due_at datetime(3) NOT NULL,
  created_at datetime(3) NOT NULL,
  INDEX ix_outbox_message_due_at (due_at),
  PRIMARY KEY (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`;

export class CreateOutbox1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_message');
  }
}
