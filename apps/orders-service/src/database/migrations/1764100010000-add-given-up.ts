import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers have cancelled by their own wish; copies of before write 0, and hold nothing back. */
export class AddGivenUp1764100010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE customer_order ADD COLUMN given_up_cents int UNSIGNED NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order DROP COLUMN given_up_cents');
  }
}
