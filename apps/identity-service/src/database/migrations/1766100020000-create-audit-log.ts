import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may not make triggers while the server writes a binary log (MySQL, MariaDB). */
const NO_TRIGGERS_HERE = 'ER_BINLOG_CREATE_ROUTINE_NEED_SUPER';

/**
 * The audit log. The primary key serves the list and the walk along the chain, ux_audit_entry_id keeps an act once, and
 * each filter has an index in the order of the list: ix_audit_entry_actor_name_sequence, ix_audit_entry_act_sequence,
 * ix_audit_entry_subject_kind_subject_id_sequence; ix_audit_entry_at serves days.
 */
export class CreateAuditLog1766100020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE audit_entry (
      sequence bigint unsigned NOT NULL,
      id char(36) NOT NULL,
      at datetime(3) NOT NULL,
      recorded_at datetime(3) NOT NULL,
      source varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      actor_id varchar(36) NOT NULL,
      actor_name varchar(60) NOT NULL,
      act varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      subject_kind varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      subject_id varchar(120) NOT NULL,
      reason varchar(500) NULL,
      state_before mediumtext NULL,
      state_after mediumtext NULL,
      previous_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      UNIQUE INDEX ux_audit_entry_id (id),
      INDEX ix_audit_entry_at (at),
      INDEX ix_audit_entry_actor_name_sequence (actor_name, sequence),
      INDEX ix_audit_entry_act_sequence (act, sequence),
      INDEX ix_audit_entry_subject_kind_subject_id_sequence (subject_kind, subject_id, sequence),
      PRIMARY KEY (sequence)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`CREATE TABLE audit_head (
      id int unsigned NOT NULL,
      sequence bigint unsigned NOT NULL,
      hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(
      `INSERT INTO audit_head (id, sequence, hash) VALUES (1, 0, '${'0'.repeat(64)}')`,
    );
    for (const change of ['UPDATE', 'DELETE']) await refuse(runner, change);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_head');
    await runner.query('DROP TABLE audit_entry');
  }
}

/** Where the server lets the schema's owner; the chain holds without it, too (docs/decisions/audit-log.md). */
async function refuse(runner: QueryRunner, change: string): Promise<void> {
  try {
    await runner.query(`CREATE TRIGGER audit_entry_no_${change.toLowerCase()}
      BEFORE ${change} ON audit_entry FOR EACH ROW
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only appended to'`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_TRIGGERS_HERE) throw error;
  }
}
