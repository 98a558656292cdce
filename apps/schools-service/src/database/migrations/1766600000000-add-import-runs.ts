import type { MigrationInterface, QueryRunner } from 'typeorm';

const end = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const readable = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** Imports with what they activated, replaced, changed and rejected. */
const tables = {
  // ux_import_run_slot lets one wait or run; ix_import_run_state finds the newest ones in use.
  import_run: `
    id int unsigned NOT NULL AUTO_INCREMENT,
    origin varchar(8) ${ascii} NOT NULL,
    state varchar(12) ${ascii} NOT NULL,
    slot tinyint unsigned NULL,
    phase varchar(12) ${ascii} NULL,
    current_file varchar(255) ${readable} NULL,
    files smallint unsigned NOT NULL DEFAULT 0,
    files_read smallint unsigned NOT NULL DEFAULT 0,
    rows_imported int unsigned NOT NULL DEFAULT 0,
    rows_duplicate int unsigned NOT NULL DEFAULT 0,
    rows_rejected int unsigned NOT NULL DEFAULT 0,
    is_cancel_asked tinyint NOT NULL DEFAULT 0,
    failure varchar(24) ${ascii} NULL,
    failure_file varchar(255) ${readable} NULL,
    given_year smallint unsigned NULL,
    version int unsigned NULL,
    is_kept tinyint NOT NULL DEFAULT 0,
    comparison varchar(8) ${ascii} NOT NULL DEFAULT 'none',
    started_by varchar(64) ${ascii} NULL,
    ended_by varchar(64) ${ascii} NULL,
    created_at datetime(3) NOT NULL,
    started_at datetime(3) NULL,
    heard_at datetime(3) NULL,
    ended_at datetime(3) NULL,
    undone_at datetime(3) NULL,
    UNIQUE INDEX ux_import_run_slot (slot),
    INDEX ix_import_run_state (state, version),
    INDEX ix_import_run_comparison (comparison),
    PRIMARY KEY (id)`,
  // ix_import_source_source_id tells the sweep which files are kept.
  import_source: `
    run_id int unsigned NOT NULL,
    source_id smallint unsigned NOT NULL,
    role varchar(10) ${ascii} NOT NULL,
    delimiter char(1) ${ascii} NULL,
    column_names varchar(1000) ${readable} NULL,
    INDEX ix_import_source_source_id (source_id),
    PRIMARY KEY (run_id, source_id)`,
  // ix_import_school_changes serves the list of an import's schools, those with most changes first;
  // ix_import_school_place the same of a region or province, and the sums of both.
  import_school: `
    run_id int unsigned NOT NULL,
    school_codice char(10) ${ascii} NOT NULL,
    school_year smallint unsigned NOT NULL,
    state varchar(8) ${ascii} NOT NULL,
    before_source smallint unsigned NULL,
    after_source smallint unsigned NULL,
    nome varchar(200) ${readable} NOT NULL DEFAULT '',
    comune varchar(80) ${readable} NOT NULL DEFAULT '',
    provincia varchar(40) ${readable} NOT NULL DEFAULT '',
    regione varchar(40) ${readable} NOT NULL DEFAULT '',
    classes smallint unsigned NOT NULL DEFAULT 0,
    added smallint unsigned NOT NULL DEFAULT 0,
    dropped smallint unsigned NOT NULL DEFAULT 0,
    volumes smallint unsigned NOT NULL DEFAULT 0,
    prices smallint unsigned NOT NULL DEFAULT 0,
    over_cap smallint unsigned NOT NULL DEFAULT 0,
    over_cap_before smallint unsigned NOT NULL DEFAULT 0,
    changes int unsigned NOT NULL DEFAULT 0,
    INDEX ix_import_school_place (run_id, regione, provincia, changes),
    INDEX ix_import_school_changes (run_id, changes),
    PRIMARY KEY (run_id, school_codice, school_year)`,
  import_price: `
    run_id int unsigned NOT NULL,
    book_id int unsigned NOT NULL,
    before_cents int unsigned NULL,
    after_cents int unsigned NULL,
    PRIMARY KEY (run_id, book_id)`,
  // ix_import_reject_run_id serves the rejects of one import, ix_import_reject_state those of all,
  // ix_import_reject_created_at the sweep of old ones.
  import_reject: `
    id int unsigned NOT NULL AUTO_INCREMENT,
    run_id int unsigned NOT NULL,
    source_id smallint unsigned NOT NULL,
    file_name varchar(255) ${readable} NOT NULL,
    line int unsigned NOT NULL,
    code varchar(16) ${ascii} NOT NULL,
    column_name varchar(60) ${readable} NULL,
    row_text text ${exact} NOT NULL,
    is_cut tinyint NOT NULL,
    state varchar(12) ${ascii} NOT NULL DEFAULT 'open',
    corrected text ${exact} NULL,
    changed_by varchar(64) ${ascii} NULL,
    created_at datetime(3) NOT NULL,
    changed_at datetime(3) NULL,
    INDEX ix_import_reject_run_id (run_id, state, code),
    INDEX ix_import_reject_state (state, code),
    INDEX ix_import_reject_created_at (created_at),
    PRIMARY KEY (id)`,
  import_upload: `
    run_id int unsigned NOT NULL,
    file tinyint unsigned NOT NULL,
    file_name varchar(120) ${readable} NOT NULL,
    PRIMARY KEY (run_id, file)`,
  import_part: `
    run_id int unsigned NOT NULL,
    file tinyint unsigned NOT NULL,
    part smallint unsigned NOT NULL,
    content mediumblob NOT NULL,
    PRIMARY KEY (run_id, file, part)`,
};

export class AddImportRuns1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(tables)) {
      await runner.query(`CREATE TABLE ${name} (${columns}) ${end}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(tables)) await runner.query(`DROP TABLE ${name}`);
  }
}
