import type { MigrationInterface, QueryRunner } from 'typeorm';

const exact = 'CHARACTER SET ascii COLLATE ascii_bin';

export class CreateSubscription1765200040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE subscription (
         tenant_id char(36) ${exact} NOT NULL,
         attempt_id char(36) ${exact} NULL,
         attempted_at datetime(3) NULL,
         subscription_id varchar(64) ${exact} NULL,
         customer_id varchar(64) ${exact} NULL,
         status varchar(10) ${exact} NULL,
         trial_end datetime(3) NULL,
         period_end datetime(3) NULL,
         cancels_at datetime(3) NULL,
         past_due_since datetime(3) NULL,
         PRIMARY KEY (tenant_id)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE subscription');
  }
}
