import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table, name so far and name from now on: all services begin with ix_ and ux_, and say the column. */
const indexes = [
  ['book_variant', 'idx_book_variant_book', 'ix_book_variant_book_id'],
  ['book', 'uq_book_isbn', 'ux_book_isbn'],
  ['class_group', 'idx_class_group_source', 'ix_class_group_source_id'],
  ['class_group', 'idx_class_group_school', 'ix_class_group_school_codice'],
  ['discipline', 'uq_discipline_nome', 'ux_discipline_nome'],
  ['school', 'idx_school_source', 'ix_school_source_id'],
  ['school', 'idx_school_institute', 'ix_school_istituto_codice'],
  ['school', 'idx_school_place', 'ix_school_comune_codice'],
  ['source_file', 'idx_source_file_state', 'ix_source_file_state'],
] as const;

export class RenameIndexes1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, from, to] of indexes) {
      await runner.query(`ALTER TABLE ${table} RENAME INDEX ${from} TO ${to}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, from, to] of indexes) {
      await runner.query(`ALTER TABLE ${table} RENAME INDEX ${to} TO ${from}`);
    }
  }
}
