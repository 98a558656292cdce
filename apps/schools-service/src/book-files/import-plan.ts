import {
  type BookFileProblem,
  type BookImportPreview,
  bookFieldNames,
  type BookSourceKind,
  type BookValues,
  noBookValues,
} from '@zaino/contracts/schools';
import type { DetailFields } from '../dataset/book-details.entity';
import { alteredFields } from '../enrichment/altered-fields';
import { describeChange } from '../enrichment/describe-change';
import type { StoredDetails } from '../enrichment/stored-details';
import type { FileReading, FileRow } from './file-row';

/** Lines that are shown as examples, and problems that are named. */
const MOST_EXAMPLES = 20;
const MOST_PROBLEMS = 500;

/** What an import would write of one book. */
export interface PlannedBook {
  riga: number;
  isbn: string;
  values: Partial<BookValues>;
  expectedVersion: number;
  before: DetailFields;
  after: DetailFields;
}

/** What an import of a file would do. */
export interface ImportPlan {
  reading: FileReading;
  changed: PlannedBook[];
  /** Lines whose books are as they should be, or that a person knows better. */
  same: number;
  /** Lines about books that no list names. */
  unknown: number;
}

/** What a row makes of a book; null where that is nothing. */
export function planBook(
  row: FileRow,
  { version, shown }: StoredDetails,
  source: BookSourceKind,
): PlannedBook | null {
  const values = row.isWithdrawn ? withdrawn(shown, source) : row.values;
  // Its change has no name yet: what is planned is compared and shown, not written.
  const after = alteredFields(shown, values, { kind: source, name: '', at: null, changeId: null });
  if (Object.keys(after).length === 0) return null;
  const { riga, isbn } = row;
  const before = Object.fromEntries(
    bookFieldNames.filter((field) => field in after).map((field) => [field, shown[field]]),
  ) as DetailFields;
  return { riga, isbn, values, expectedVersion: version, before, after };
}

/** Nothing in the place of all that came from this source. */
function withdrawn(shown: DetailFields, source: BookSourceKind): Partial<BookValues> {
  const own = bookFieldNames.filter((field) => shown[field]?.source.kind === source);
  return Object.fromEntries(own.map((field) => [field, noBookValues[field]]));
}

/** What a preview tells. */
export function describePlan(
  { reading, changed, same, unknown }: ImportPlan,
  titleOf: (isbn: string) => string,
): Omit<BookImportPreview, 'token'> {
  const { count, problems } = reading;
  return {
    righe: count,
    nuovi: 0,
    modificati: changed.length,
    invariati: same,
    esempi: changed.slice(0, MOST_EXAMPLES).map(({ riga, isbn, before, after }) => ({
      riga,
      id: isbn,
      nome: titleOf(isbn),
      modifiche: describeChange(before, after),
    })),
    errori: problems.slice(0, MOST_PROBLEMS),
    righeConErrori: linesOf(problems),
    sconosciuti: unknown,
  };
}

function linesOf(problems: readonly BookFileProblem[]): number {
  return new Set(problems.map(({ riga }) => riga)).size;
}
