import { addOutboxParkingSql } from '@zaino/service/outbox/outbox-message.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOutboxParking1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addOutboxParkingSql);
    // Until now a message was tried for ever: what waits gets all its attempts anew.
    await runner.query('UPDATE outbox_message SET attempts = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_message DROP COLUMN parked_at, DROP COLUMN last_error');
  }
}
