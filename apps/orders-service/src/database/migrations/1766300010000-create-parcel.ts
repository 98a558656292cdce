import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Parcels that the shop itself sends (docs/decisions/shipping.md). ux_parcel_order_id finds those of an order, and lets
 * two who begin at once make one; the list of what is to be shipped is of orders, by ix_customer_order_state.
 */
export class CreateParcel1766300010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE parcel (
        id char(36) ${ascii} NOT NULL,
        order_id char(36) ${ascii} NOT NULL,
        position smallint UNSIGNED NOT NULL,
        state varchar(8) ${ascii} NOT NULL,
        contents mediumtext NOT NULL,
        packer_id varchar(40) ${ascii} NOT NULL,
        packer_name varchar(60) NULL,
        taken_at datetime(3) NOT NULL,
        packed_at datetime(3) NULL,
        shipped_at datetime(3) NULL,
        weight_grams int UNSIGNED NULL,
        code varchar(60) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY ux_parcel_order_id (order_id, position)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE parcel');
  }
}
