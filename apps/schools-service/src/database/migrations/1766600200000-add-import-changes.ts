import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddImportChanges1766600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // ix_import_change_school_codice serves what changed in a school, ix_import_change_run_id all of
    // an import from one part to the next, for those who know who has bought what was dropped.
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
      INDEX ix_import_change_run_id (run_id, id),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`CREATE TABLE import_place (
      run_id int unsigned NOT NULL,
      regione varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
      provincia varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
      changed_schools int unsigned NOT NULL,
      new_schools int unsigned NOT NULL,
      gone_schools int unsigned NOT NULL,
      classes int unsigned NOT NULL,
      added int unsigned NOT NULL,
      dropped int unsigned NOT NULL,
      volumes int unsigned NOT NULL,
      prices int unsigned NOT NULL,
      over_cap int unsigned NOT NULL,
      over_cap_before int unsigned NOT NULL,
      with_added int unsigned NOT NULL,
      with_dropped int unsigned NOT NULL,
      with_volumes int unsigned NOT NULL,
      with_prices int unsigned NOT NULL,
      with_over_cap int unsigned NOT NULL,
      PRIMARY KEY (run_id, regione, provincia)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_place');
    await runner.query('DROP TABLE import_change');
  }
}
