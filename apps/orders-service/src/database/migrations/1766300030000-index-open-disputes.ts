import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_dispute_state finds the orders whose payment is asked back and not decided, without reading disputes. */
export class IndexOpenDisputes1766300030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_dispute_state ON dispute (state, order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_dispute_state ON dispute');
  }
}
