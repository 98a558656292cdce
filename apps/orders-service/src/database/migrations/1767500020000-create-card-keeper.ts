import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** Customers whose cards the payment provider keeps (docs/decisions/ways-to-pay.md). */
export class CreateCardKeeper1767500020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE card_keeper (
        customer_id char(36) ${ascii} NOT NULL,
        attempt_id char(36) ${ascii} NOT NULL,
        provider_id varchar(255) ${ascii} NULL,
        agreed_at datetime(3) NOT NULL,
        PRIMARY KEY (customer_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE card_keeper');
  }
}
