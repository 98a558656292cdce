import type { MigrationInterface, QueryRunner } from 'typeorm';

const exact = 'CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

const tables = [
  `CREATE TABLE customer_cart (
    customer_id char(36) ${exact},
    version int unsigned NOT NULL,
    content mediumtext NOT NULL,
    updated_at datetime(3) NOT NULL,
    INDEX ix_customer_cart_updated_at (updated_at),
    PRIMARY KEY (customer_id)
  )`,
  `CREATE TABLE cart_operation (
    customer_id char(36) ${exact},
    id char(36) ${exact},
    applied_at datetime(3) NOT NULL,
    INDEX ix_cart_operation_applied_at (applied_at),
    PRIMARY KEY (customer_id, id)
  )`,
  `CREATE TABLE shared_list (
    id varchar(40) ${exact},
    content mediumtext NOT NULL,
    created_at datetime(3) NOT NULL,
    INDEX ix_shared_list_created_at (created_at),
    PRIMARY KEY (id)
  )`,
];

/** The indexes on moments serve the sweep of what nobody has touched for long (docs/decisions/cart-on-the-server.md). */
export class CreateCarts1763800030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`${table} ${engine}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE customer_cart, cart_operation, shared_list');
  }
}
