import { outboxTableSql } from '@zaino/service/outbox/outbox-message.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE idempotency_key (
    customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    idempotency_key varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    request_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    order_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    created_at datetime(3) NOT NULL,
    INDEX ix_idempotency_key_created_at (created_at),
    PRIMARY KEY (customer_id, idempotency_key)
  )`,
  `CREATE TABLE order_event (
    id bigint unsigned NOT NULL AUTO_INCREMENT,
    order_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    command varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    to_state varchar(12) CHARACTER SET ascii COLLATE ascii_bin NULL,
    who varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    actor_id varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
    actor_name varchar(60) NULL,
    line_ids mediumtext NOT NULL,
    data mediumtext NOT NULL,
    at datetime(3) NOT NULL,
    INDEX ix_order_event_order_id (order_id, id),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE order_line (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    order_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    position smallint unsigned NOT NULL,
    line_key varchar(400) NOT NULL,
    type varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    reference varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    details mediumtext NOT NULL,
    quantity smallint unsigned NOT NULL,
    price_cents int unsigned NOT NULL,
    total_cents int unsigned NOT NULL,
    discount_cents int unsigned NOT NULL DEFAULT 0,
    refunded_cents int unsigned NOT NULL DEFAULT 0,
    vat varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    seller_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    state varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state_since datetime(3) NOT NULL,
    expected_from date NULL,
    expected_to date NULL,
    is_ordered tinyint NOT NULL,
    cancel_after date NULL,
    accepts_equivalent tinyint NOT NULL,
    tracking mediumtext NULL,
    delivered_at datetime(3) NULL,
    withdrawn_at datetime(3) NULL,
    INDEX ix_order_line_cancel_after (cancel_after, state),
    INDEX ix_order_line_reference (reference, state),
    INDEX ix_order_line_state (state, expected_to),
    INDEX ix_order_line_order_id (order_id, position),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE customer_order (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    number varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    version int unsigned NOT NULL DEFAULT 1,
    payment_method varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    payment_state varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    shipping_method varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    deliveries varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    contact mediumtext NOT NULL,
    address mediumtext NULL,
    pickup_point mediumtext NULL,
    bookshop_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    invoice_request mediumtext NULL,
    children mediumtext NOT NULL,
    voucher_code varchar(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
    subtotal_cents int unsigned NOT NULL,
    discount_cents int unsigned NOT NULL,
    shipping_cents int unsigned NOT NULL,
    total_cents int unsigned NOT NULL,
    refunded_cents int unsigned NOT NULL DEFAULT 0,
    tracking_token varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    search_text text NOT NULL,
    created_at datetime(3) NOT NULL,
    paid_at datetime(3) NULL,
    pay_before datetime(3) NULL,
    INDEX ix_customer_order_pay_before (pay_before),
    INDEX ix_customer_order_created_at (created_at),
    INDEX ix_customer_order_state (state, created_at),
    INDEX ix_customer_order_customer_id (customer_id, created_at),
    UNIQUE INDEX ux_customer_order_tracking_token (tracking_token),
    UNIQUE INDEX ux_customer_order_number (number),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE payment_event (
    id varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    type varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    payload mediumtext NOT NULL,
    received_at datetime(3) NOT NULL,
    processed_at datetime(3) NULL,
    INDEX ix_payment_event_processed_at (processed_at, received_at),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE payment (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    order_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    attempt smallint unsigned NOT NULL,
    state varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    session_id varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
    intent_id varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
    url varchar(2000) NULL,
    amount_cents int unsigned NOT NULL,
    destination varchar(60) CHARACTER SET ascii COLLATE ascii_bin NULL,
    transfer_cents int unsigned NOT NULL DEFAULT 0,
    transfer_id varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
    expires_at datetime(3) NOT NULL,
    created_at datetime(3) NOT NULL,
    paid_at datetime(3) NULL,
    INDEX ix_payment_state (state, created_at),
    UNIQUE INDEX ux_payment_intent_id (intent_id),
    UNIQUE INDEX ux_payment_session_id (session_id),
    UNIQUE INDEX ux_payment_order_id (order_id, attempt),
    PRIMARY KEY (id)
  )`,
  `CREATE TABLE refund (
    id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    order_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    payment_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    amount_cents int unsigned NOT NULL,
    reversal_cents int unsigned NOT NULL DEFAULT 0,
    state varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    reason varchar(200) NOT NULL,
    line_cents mediumtext NOT NULL,
    provider_id varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
    created_at datetime(3) NOT NULL,
    done_at datetime(3) NULL,
    INDEX ix_refund_state (state, created_at),
    UNIQUE INDEX ux_refund_provider_id (provider_id),
    INDEX ix_refund_order_id (order_id, created_at),
    PRIMARY KEY (id)
  )`,
];

const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/**
 * ix_customer_order_customer_id serves a customer's list, ix_customer_order_state and _created_at that of staff,
 * ix_customer_order_pay_before the sweep of unpaid orders; ix_order_line_cancel_after that of lines that are late,
 * ix_order_line_reference who waits for a book; ix_payment_state and ix_refund_state what the provider is asked about.
 */
export class CreateOrders1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`${table} ${engine}`);
    await runner.query(outboxTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE outbox_message, idempotency_key, order_event, order_line, customer_order, payment_event, payment, refund',
    );
  }
}
