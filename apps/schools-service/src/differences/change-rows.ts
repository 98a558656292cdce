import type { DifferenceKind, ListDifference } from '@zaino/contracts/schools';
import { toEuro } from '@zaino/rules/money';
import type { EntityManager } from 'typeorm';

/** A change with the books and the subject that it names. */
export interface ChangeRow {
  id: string;
  schoolCodice: string;
  schoolYear: number;
  annoCorso: number;
  sezione: string;
  combinazione: string;
  kind: DifferenceKind;
  subject: string | null;
  beforeIsbn: string | null;
  beforeTitle: string | null;
  beforeVolume: string | null;
  beforePublisher: string | null;
  afterIsbn: string | null;
  afterTitle: string | null;
  afterVolume: string | null;
  afterPublisher: string | null;
  beforeCents: number | null;
  afterCents: number | null;
  capCents: number | null;
}

/**
 * Changes of some schools, in the order in which a family reads their classes; by ix_import_change_school_codice. Of one
 * kind alone where it is told.
 */
export function readChangeRows(
  manager: EntityManager,
  wanted: { runId: number; codes: readonly string[]; kind?: DifferenceKind | undefined },
): Promise<ChangeRow[]> {
  const { runId, codes, kind } = wanted;
  if (codes.length === 0) return Promise.resolve([]);
  return manager.query<ChangeRow[]>(
    `SELECT c.id, c.school_codice AS schoolCodice, c.school_year AS schoolYear,
            c.anno_corso AS annoCorso, c.sezione, c.combinazione, c.kind,
            d.nome_mostrato AS subject,
            old_book.isbn AS beforeIsbn, old_book.titolo_mostrato AS beforeTitle, old_book.volume AS beforeVolume,
            old_book.editore_mostrato AS beforePublisher,
            new_book.isbn AS afterIsbn, new_book.titolo_mostrato AS afterTitle, new_book.volume AS afterVolume,
            new_book.editore_mostrato AS afterPublisher,
            c.before_cents AS beforeCents, c.after_cents AS afterCents, c.cap_cents AS capCents
       FROM import_change c
       LEFT JOIN discipline d ON d.id = c.discipline_id
       LEFT JOIN book old_book ON old_book.id = c.before_book
       LEFT JOIN book new_book ON new_book.id = c.after_book
      WHERE c.run_id = ? AND c.school_codice IN (?) ${kind === undefined ? '' : 'AND c.kind = ?'}
      ORDER BY c.school_codice, c.school_year, c.anno_corso, c.sezione, c.combinazione, c.id`,
    kind === undefined ? [runId, codes] : [runId, codes, kind],
  );
}

export function toListDifference(row: ChangeRow): ListDifference {
  const { kind, subject, beforeCents, afterCents, capCents } = row;
  return {
    kind,
    subject: subject ?? '',
    before: bookOf(row.beforeIsbn, {
      title: row.beforeTitle ?? '',
      volume: row.beforeVolume,
      publisher: row.beforePublisher ?? '',
    }),
    after: bookOf(row.afterIsbn, {
      title: row.afterTitle ?? '',
      volume: row.afterVolume,
      publisher: row.afterPublisher ?? '',
    }),
    euroBefore: euroOf(beforeCents),
    euroAfter: euroOf(afterCents),
    cap: euroOf(capCents),
  };
}

function bookOf(
  isbn: string | null,
  words: { title: string; volume: string | null; publisher: string },
): ListDifference['before'] {
  return isbn === null ? null : { isbn, ...words };
}

const euroOf = (cents: number | null): number | null => (cents === null ? null : toEuro(cents));
