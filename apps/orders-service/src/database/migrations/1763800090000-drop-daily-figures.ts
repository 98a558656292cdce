import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing has read the figures of days, nor which events they hold: what has to be counted is counted in the orders. */
export class DropDailyFigures1763800090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_figures, counted_event');
    await runner.query("DELETE FROM outbox_message WHERE topic = 'order-stats'");
  }

  /** The tables, empty: what they held can be counted again from the events of the orders. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE daily_figures (
        day date NOT NULL,
        bookshop_id varchar(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        orders int unsigned NOT NULL DEFAULT 0,
        paid_orders int unsigned NOT NULL DEFAULT 0,
        paid_cents bigint unsigned NOT NULL DEFAULT 0,
        delivered_pieces int unsigned NOT NULL DEFAULT 0,
        cancelled_pieces int unsigned NOT NULL DEFAULT 0,
        returned_pieces int unsigned NOT NULL DEFAULT 0,
        refunded_cents bigint unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY (day, bookshop_id)
      ) ENGINE=InnoDB`,
    );
    await runner.query(
      `CREATE TABLE counted_event (
        event_id bigint unsigned NOT NULL,
        counted_at datetime(3) NOT NULL,
        PRIMARY KEY (event_id)
      ) ENGINE=InnoDB`,
    );
  }
}
