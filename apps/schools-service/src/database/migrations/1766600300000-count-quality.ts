import type { MigrationInterface, QueryRunner } from 'typeorm';

const end = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const readable = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';
const exact = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** What is doubtful in the newest lists, counted after each import. */
const tables = {
  quality_build: `
    id tinyint unsigned NOT NULL,
    build int unsigned NOT NULL,
    school_year smallint unsigned NULL,
    counted_at datetime(3) NULL,
    PRIMARY KEY (id)`,
  // ix_quality_book_classes serves the books of an issue, those that most classes have first.
  quality_book: `
    build int unsigned NOT NULL,
    issue varchar(16) ${ascii} NOT NULL,
    book_id int unsigned NOT NULL,
    price_cents int unsigned NULL,
    median_cents int unsigned NULL,
    classes int unsigned NOT NULL,
    schools int unsigned NOT NULL,
    INDEX ix_quality_book_classes (build, issue, classes),
    PRIMARY KEY (build, issue, book_id)`,
  // ix_quality_school_classes_over serves the schools of the country, ix_quality_school_regione those
  // of a region or province; both with most such classes first.
  quality_school: `
    build int unsigned NOT NULL,
    school_codice char(10) ${ascii} NOT NULL,
    nome varchar(200) ${readable} NOT NULL,
    comune varchar(80) ${readable} NOT NULL,
    provincia varchar(40) ${readable} NOT NULL,
    regione varchar(40) ${readable} NOT NULL,
    classes_over smallint unsigned NOT NULL,
    classes_with_cap smallint unsigned NOT NULL,
    worst_percent smallint unsigned NOT NULL,
    INDEX ix_quality_school_classes_over (build, classes_over),
    INDEX ix_quality_school_regione (build, regione, provincia, classes_over),
    PRIMARY KEY (build, school_codice)`,
  quality_class: `
    build int unsigned NOT NULL,
    school_codice char(10) ${ascii} NOT NULL,
    anno_corso tinyint unsigned NOT NULL,
    sezione varchar(8) ${exact} NOT NULL,
    combinazione varchar(120) ${exact} NOT NULL,
    total_cents int unsigned NOT NULL,
    cap_cents int unsigned NOT NULL,
    PRIMARY KEY (build, school_codice, anno_corso, sezione, combinazione)`,
};

export class CountQuality1766600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(tables)) {
      await runner.query(`CREATE TABLE ${name} (${columns}) ${end}`);
    }
    await runner.query('INSERT INTO quality_build (id, build) VALUES (1, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(tables)) await runner.query(`DROP TABLE ${name}`);
  }
}
