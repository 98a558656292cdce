import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // Primary key: the books of a class lie together. No foreign keys on the bulk tables
  // (docs/decisions/bulk-tables-without-foreign-keys.md).
  `CREATE TABLE adoption (
    class_id int unsigned NOT NULL,
    book_id int unsigned NOT NULL,
    discipline_id smallint unsigned NOT NULL,
    nuova tinyint NOT NULL,
    da_acquistare tinyint NOT NULL,
    consigliato char(2) CHARACTER SET ascii COLLATE ascii_bin NULL,
    PRIMARY KEY (class_id, book_id, discipline_id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  `CREATE TABLE book_enrichment (
    isbn varchar(13) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    descrizione text CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    copertina varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    PRIMARY KEY (isbn)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // idx_book_variant_book serves the count of winners.
  `CREATE TABLE book_variant (
    source_id smallint unsigned NOT NULL,
    book_id int unsigned NOT NULL,
    variant smallint unsigned NOT NULL,
    isbn varchar(13) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    titolo varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    sottotitolo varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    volume varchar(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    autori varchar(250) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    editore varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    prezzo_cents int unsigned NULL,
    adoptions int unsigned NOT NULL,
    INDEX idx_book_variant_book (book_id),
    PRIMARY KEY (source_id, book_id, variant)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // uq_book_isbn: the importer finds a book by its code; ids stay stable.
  `CREATE TABLE book (
    id int unsigned NOT NULL,
    isbn varchar(13) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    kind varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    titolo varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    titolo_mostrato varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    sottotitolo varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    sottotitolo_mostrato varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    volume varchar(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    autori varchar(250) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    autori_mostrati varchar(250) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    editore varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    editore_mostrato varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    prezzo_cents int unsigned NULL,
    UNIQUE INDEX uq_book_isbn (isbn),
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // idx_class_group_school serves the class list of a school; idx_class_group_source the sweep.
  `CREATE TABLE class_group (
    id int unsigned NOT NULL,
    source_id smallint unsigned NOT NULL,
    school_year smallint unsigned NOT NULL,
    school_codice char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    anno_corso tinyint unsigned NOT NULL,
    sezione varchar(8) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    tipo_grado char(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    combinazione varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    INDEX idx_class_group_source (source_id),
    INDEX idx_class_group_school (school_codice, school_year),
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  `CREATE TABLE dataset (
    id tinyint unsigned NOT NULL,
    version int unsigned NOT NULL,
    changed_at datetime(6) NOT NULL,
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // uq_discipline_nome: the importer finds a subject by its name.
  `CREATE TABLE discipline (
    id smallint unsigned NOT NULL,
    nome varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    nome_mostrato varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    UNIQUE INDEX uq_discipline_nome (nome),
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  `CREATE TABLE school_list (
    school_year smallint unsigned NOT NULL,
    school_codice char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source_id smallint unsigned NOT NULL,
    PRIMARY KEY (school_year, school_codice)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // Primary key: a school by code. idx_school_place serves the schools of a comune,
  // idx_school_institute the schools of an institute, idx_school_source the sweep.
  `CREATE TABLE school (
    school_year smallint unsigned NOT NULL,
    codice char(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source_id smallint unsigned NOT NULL,
    istituto_codice char(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
    istituto_nome varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    istituto_nome_mostrato varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    nome varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    nome_mostrato varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    indirizzo varchar(160) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    indirizzo_mostrato varchar(160) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    cap char(5) CHARACTER SET ascii COLLATE ascii_bin NULL,
    comune_codice char(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    comune varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    comune_mostrato varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    provincia varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    provincia_mostrata varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    sigla char(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    regione varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    regione_mostrata varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    tipologia varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    tipologia_mostrata varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    caratteristica varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    caratteristica_mostrata varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    sede_direttivo tinyint NOT NULL,
    regione_autonoma tinyint NOT NULL,
    email varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    pec varchar(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    sito varchar(160) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    INDEX idx_school_source (source_id),
    INDEX idx_school_institute (istituto_codice),
    INDEX idx_school_place (school_year, comune_codice),
    PRIMARY KEY (school_year, codice, source_id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // idx_source_file_state serves "which files are active", joined by every reader.
  `CREATE TABLE source_file (
    id smallint unsigned NOT NULL,
    school_year smallint unsigned NOT NULL,
    kind varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source_key varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    file_name varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    rows_imported int unsigned NOT NULL,
    rows_duplicate int unsigned NOT NULL,
    rows_rejected int unsigned NOT NULL,
    created_at datetime NOT NULL,
    activated_at datetime NULL,
    INDEX idx_source_file_state (state, kind, school_year),
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  `CREATE TABLE spending_cap (
    school_year smallint unsigned NOT NULL,
    tipo_grado char(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    indirizzo varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    anno_corso tinyint unsigned NOT NULL,
    tetto_cents int unsigned NOT NULL,
    PRIMARY KEY (school_year, tipo_grado, indirizzo, anno_corso)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
];

const tableNames = [
  'adoption',
  'book_enrichment',
  'book_variant',
  'book',
  'class_group',
  'dataset',
  'discipline',
  'school_list',
  'school',
  'source_file',
  'spending_cap',
];

export class CreateSchoolsSchema1763640000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(table);
    await queryRunner.query(
      'INSERT INTO dataset (id, version, changed_at) VALUES (1, 0, CURRENT_TIMESTAMP(6))',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tableNames) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
