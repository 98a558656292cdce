import { outboxTableSql } from '@zaino/service/outbox/outbox-message.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutbox1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_message');
  }
}
