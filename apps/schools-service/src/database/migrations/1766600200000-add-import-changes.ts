import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddImportChanges1766600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // ix_import_change_school_codice serves what changed in a school, ix_import_change_kind the
    // books that were dropped, for those who have bought them.
    await runner.query(`CREATE TABLE import_change (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      run_id int unsigned NOT NULL,
      school_codice char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      school_year smallint unsigned NOT NULL,
      anno_corso tinyint unsigned NOT NULL,
      sezione varchar(8) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      combinazione varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      discipline_id smallint unsigned NULL,
      before_book int unsigned NULL,
      after_book int unsigned NULL,
      before_cents int unsigned NULL,
      after_cents int unsigned NULL,
      cap_cents int unsigned NULL,
      INDEX ix_import_change_school_codice (run_id, school_codice),
      INDEX ix_import_change_kind (run_id, kind, before_book),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_change');
  }
}
