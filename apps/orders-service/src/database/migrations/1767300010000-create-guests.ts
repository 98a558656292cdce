import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Orders without an account (docs/decisions/guest-checkout.md). */
export class CreateGuests1767300010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guest_buyer (
        id char(36) ${ascii} NOT NULL,
        email varchar(254) NOT NULL,
        network varchar(22) ${ascii} NOT NULL,
        begun_at datetime(3) NOT NULL,
        claimed_by char(36) ${ascii} NULL,
        PRIMARY KEY (id),
        KEY ix_guest_buyer_email (email),
        KEY ix_guest_buyer_network (network),
        KEY ix_guest_buyer_begun_at (begun_at),
        KEY ix_guest_buyer_claimed_by (claimed_by)
      )`);
    await runner.query(`
      CREATE TABLE guest_key (
        hash varchar(43) ${ascii} NOT NULL,
        guest_id char(36) ${ascii} NOT NULL,
        kind varchar(8) ${ascii} NOT NULL,
        ends_at datetime(3) NOT NULL,
        PRIMARY KEY (hash),
        KEY ix_guest_key_guest_id (guest_id),
        KEY ix_guest_key_ends_at (ends_at)
      )`);
    await runner.query(
      'ALTER TABLE customer_order ADD COLUMN is_guest tinyint(1) NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order DROP COLUMN is_guest');
    await runner.query('DROP TABLE guest_key');
    await runner.query('DROP TABLE guest_buyer');
  }
}
