import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

const tables = [
  `CREATE TABLE withdrawal (
    id ${id},
    order_id ${id},
    name varchar(120) NOT NULL,
    email varchar(254) NOT NULL,
    line_ids mediumtext NOT NULL,
    at datetime(3) NOT NULL,
    INDEX ix_withdrawal_order_id (order_id, at),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE fiscal_document (
    id ${id},
    kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    order_id ${id},
    subject_id ${id},
    year smallint unsigned NOT NULL,
    number int unsigned NOT NULL,
    content mediumtext NOT NULL,
    issued_at datetime(3) NOT NULL,
    INDEX ix_fiscal_document_issued_at (issued_at),
    INDEX ix_fiscal_document_order_id (order_id),
    UNIQUE INDEX ux_fiscal_document_subject (kind, subject_id),
    UNIQUE INDEX ux_fiscal_document_number (year, number),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE fiscal_counter (
    year smallint unsigned NOT NULL,
    last int unsigned NOT NULL,
    PRIMARY KEY (year)
  )`,
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
  )`,
  `CREATE TABLE forgotten_customer (
    customer_id ${id},
    forgotten_at datetime(3) NOT NULL,
    PRIMARY KEY (customer_id)
  )`,
  `CREATE TABLE counted_event (
    event_id bigint unsigned NOT NULL,
    counted_at datetime(3) NOT NULL,
    PRIMARY KEY (event_id)
  )`,
];

/**
 * ix_withdrawal_order_id and ix_fiscal_document_order_id serve what an order shows, ix_fiscal_document_issued_at the
 * end of what must be kept; ux_fiscal_document_subject makes one document of one order or refund.
 */
export class CreateAfterSale1763800020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`${table} ${engine}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE withdrawal, fiscal_document, fiscal_counter, daily_figures, counted_event, forgotten_customer',
    );
  }
}
