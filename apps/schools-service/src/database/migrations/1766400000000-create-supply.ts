import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE distributor (
    id smallint unsigned NOT NULL AUTO_INCREMENT,
    name varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    folder varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    days_from tinyint unsigned NOT NULL,
    days_to tinyint unsigned NOT NULL,
    cut_off tinyint unsigned NULL,
    feed_kind varchar(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    is_used tinyint(1) NOT NULL,
    file_columns mediumtext NOT NULL,
    file_codes mediumtext NOT NULL,
    UNIQUE INDEX ux_distributor_name (name),
    UNIQUE INDEX ux_distributor_folder (folder),
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // ux_supply_feed_distributor_id: no file of a distributor counts twice, and its files are listed by it;
  // ix_supply_feed_state: the files in use, which every copy looks at once a second, and those that wait.
  `CREATE TABLE supply_feed (
    id int unsigned NOT NULL AUTO_INCREMENT,
    distributor_id smallint unsigned NOT NULL,
    sha256 char(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
    file_name varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    kind varchar(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    source varchar(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state varchar(9) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    bytes int unsigned NOT NULL,
    bytes_read int unsigned NOT NULL,
    rows_good int unsigned NOT NULL,
    rows_bad int unsigned NOT NULL,
    rows_before int unsigned NULL,
    other_prices int unsigned NOT NULL,
    problem varchar(300) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    as_of datetime(3) NOT NULL,
    created_at datetime(3) NOT NULL,
    ended_at datetime(3) NULL,
    claim char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
    touched_at datetime(3) NULL,
    UNIQUE INDEX ux_supply_feed_distributor_id (distributor_id, sha256),
    INDEX ix_supply_feed_state (state, distributor_id),
    PRIMARY KEY (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  `CREATE TABLE supply_part (
    feed_id int unsigned NOT NULL,
    part smallint unsigned NOT NULL,
    content mediumblob NOT NULL,
    PRIMARY KEY (feed_id, part)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  // Primary key: the rows of a file lie together. ix_supply_row_isbn: what each distributor says of a book.
  // No foreign keys on the bulk table (docs/decisions/bulk-tables-without-foreign-keys.md).
  `CREATE TABLE supply_row (
    feed_id int unsigned NOT NULL,
    isbn char(13) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    state varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    pieces int unsigned NULL,
    price_cents int unsigned NULL,
    expected_on date NULL,
    new_isbn char(13) CHARACTER SET ascii COLLATE ascii_bin NULL,
    INDEX ix_supply_row_isbn (isbn),
    PRIMARY KEY (feed_id, isbn)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
  `CREATE TABLE supply_reject (
    feed_id int unsigned NOT NULL,
    line int unsigned NOT NULL,
    reason varchar(160) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    text varchar(400) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    PRIMARY KEY (feed_id, line)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
];

/** Distributors, their files, and what these say of books. */
export class CreateSupply1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = ['supply_reject', 'supply_row', 'supply_part', 'supply_feed', 'distributor'];
    for (const name of names) await runner.query(`DROP TABLE ${name}`);
  }
}
