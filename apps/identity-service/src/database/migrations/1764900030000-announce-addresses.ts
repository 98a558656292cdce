import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders service is told once of the addresses that were proven before it asked for that. */
export class AnnounceAddresses1764900030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO outbox_message (topic, payload, due_at, created_at)
       SELECT 'address.proven', JSON_OBJECT('uid', uid), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
       FROM user WHERE email_verified_at IS NOT NULL`,
    );
  }

  /** What was told stays true. */
  async down(): Promise<void> {}
}
