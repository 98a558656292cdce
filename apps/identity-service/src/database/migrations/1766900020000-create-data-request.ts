import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people have asked about their data. ix_data_request_state_due_on is the order of those that wait,
 * ix_data_request_answered_at of the others, ix_data_request_user_uid_state finds those of an account.
 */
export class CreateDataRequest1766900020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE data_request (
      id char(36) NOT NULL,
      user_uid char(36) NOT NULL,
      kind varchar(10) NOT NULL,
      state varchar(10) NOT NULL,
      source varchar(10) NOT NULL,
      received_on char(10) NOT NULL,
      due_on char(10) NOT NULL,
      evidence varchar(1000) NOT NULL,
      entered_by varchar(60) NULL,
      answered_at datetime(3) NULL,
      answered_by varchar(60) NULL,
      refusal varchar(500) NOT NULL,
      INDEX ix_data_request_state_due_on (state, due_on),
      INDEX ix_data_request_answered_at (answered_at),
      INDEX ix_data_request_user_uid_state (user_uid, state),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE data_request');
  }
}
