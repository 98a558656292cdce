import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the figures of a bookshop: ix_order_event_to_state says when all of an order had arrived. */
export class AddFigures1765200040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE order_event ADD INDEX ix_order_event_to_state (order_id, to_state, at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_event DROP INDEX ix_order_event_to_state');
  }
}
