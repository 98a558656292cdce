import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What serves which list, newest first each (InnoDB adds the id to every index, which settles equal times):
 * ix_security_log_timestamp the whole log, ix_security_log_level one level, ix_security_log_category one category,
 * ix_security_log_user one account: its export and its deletion too. ix_security_log_recorded serves the audit and
 * the hourly deletion, uq_security_log_stream keeps entries once that come twice.
 */
export class CreateSecurityLog1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE security_log (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      timestamp datetime(3) NOT NULL,
      recorded_at datetime(3) NOT NULL,
      level varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      category varchar(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      message varchar(500) NOT NULL,
      data text NULL,
      user_agent varchar(120) NULL,
      url varchar(500) NULL,
      user_id varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      source varchar(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      stream_id varchar(42) CHARACTER SET ascii COLLATE ascii_bin NULL,
      INDEX ix_security_log_timestamp (timestamp),
      INDEX ix_security_log_level (level, timestamp),
      INDEX ix_security_log_category (category, timestamp),
      INDEX ix_security_log_user (user_id, timestamp),
      INDEX ix_security_log_recorded (recorded_at),
      UNIQUE INDEX uq_security_log_stream (stream_id),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_log');
  }
}
