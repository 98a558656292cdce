import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What needs two admins. ix_approval_proposed_at is the order of the list, ix_approval_state serves the sweep of what is
 * too old.
 */
export class CreateApproval1766100030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE approval (
      id char(36) NOT NULL,
      state varchar(10) NOT NULL,
      change_asked text NOT NULL,
      reason varchar(500) NOT NULL,
      proposed_by char(36) NOT NULL,
      proposer_name varchar(60) NOT NULL,
      proposed_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      decider_name varchar(60) NULL,
      decided_at datetime(3) NULL,
      decision_reason varchar(500) NULL,
      INDEX ix_approval_state (state),
      INDEX ix_approval_proposed_at (proposed_at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE approval');
  }
}
