import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners who had proven their address before the bookshops service asked for it: it is told of all of them. */
export class TellProvenOwners1764900010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO outbox_message (topic, payload, due_at, created_at)
      SELECT 'tenant.address-proof', JSON_OBJECT('uid', uid), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
      FROM user WHERE tenant_id IS NOT NULL AND email_verified_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM outbox_message WHERE topic = 'tenant.address-proof'");
  }
}
