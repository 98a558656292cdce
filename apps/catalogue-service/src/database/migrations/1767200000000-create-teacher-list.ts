import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Materials that teachers ask for (docs/decisions/class-supplies.md): some thousand rows a year. */
export class CreateTeacherList1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE teacher_list (
      id int unsigned NOT NULL AUTO_INCREMENT,
      uid char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
      school_code char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      school_name varchar(200) NOT NULL,
      grade varchar(20) NOT NULL,
      year tinyint unsigned NOT NULL,
      section varchar(4) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      wanted mediumtext NOT NULL,
      state varchar(20) NOT NULL,
      is_published tinyint NULL,
      reason varchar(500) NOT NULL DEFAULT '',
      proof_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NULL,
      proof_ends_at datetime(3) NULL,
      proven_at datetime(3) NULL,
      version int unsigned NOT NULL DEFAULT 1,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      UNIQUE INDEX ux_teacher_list_published (school_code, year, section, is_published),
      UNIQUE INDEX ux_teacher_list_proof_hash (proof_hash),
      INDEX ix_teacher_list_uid (uid),
      INDEX ix_teacher_list_state (state),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE teacher_list');
  }
}
