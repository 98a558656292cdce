import { outboxTableSql } from '@zaino/service/outbox/outbox-message.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What must follow from a change: word of it for the audit log. ix_outbox_message_due_at serves the search for what is due. */
export class CreateOutbox1766500010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_message');
  }
}
