import { groupBy } from './group-by';

/** The parts of a class list, in the order in which they are shown. */
export const listParts = ['da-acquistare', 'gia-in-uso', 'consigliati', 'a-scelta'] as const;
export type ListPart = (typeof listParts)[number];

export const partTitles: Record<ListPart, string> = {
  'da-acquistare': 'Da acquistare',
  'gia-in-uso': 'Già in uso',
  consigliati: 'Consigliati',
  'a-scelta': 'A scelta',
};

/** A row of a class's adoptions, as far as it says where its book stands. */
interface ListRow {
  isbn: string;
  titolo: string;
  materia: string;
  daAcquistare: boolean;
  consigliato: string | null;
  vendibile: boolean;
  motivoNonVendibile: string | null;
}

/** One book of a list, with the foremost of its adoptions. */
export interface PartedBook<Row> {
  part: ListPart;
  /** A book adopted for two subjects is one book with both. */
  materie: string[];
  adozione: Row;
}

const italian = new Intl.Collator('it', { numeric: true });

/**
 * Where a book stands: an edition of one's choice is never sold from the list, a recommended one is never
 * to buy, and what is neither new nor to buy is in use already (ministry's columns CONSIGLIATO, DAACQUIST).
 */
function partOf(adozione: ListRow): ListPart {
  if (adozione.motivoNonVendibile === 'edizione-libera') return 'a-scelta';
  if (adozione.consigliato) return 'consigliati';
  return adozione.daAcquistare ? 'da-acquistare' : 'gia-in-uso';
}

/** The same code under two subjects is one book; what cannot be sold has no code to go by, so it stays apart. */
function keyOf({ vendibile, isbn, materia }: ListRow): string {
  return vendibile ? isbn : `${isbn} ${materia}`;
}

/** The books of one class in the order of the screen: by part, then by subject, then by title. */
export function partedBooks<Row extends ListRow>(adozioni: readonly Row[]): PartedBook<Row>[] {
  return [...groupBy(adozioni, keyOf).values()]
    .flatMap((rows) => foremost(rows) ?? [])
    .sort(
      (a, b) =>
        listParts.indexOf(a.part) - listParts.indexOf(b.part) ||
        italian.compare(a.materie[0] ?? '', b.materie[0] ?? '') ||
        italian.compare(a.adozione.titolo, b.adozione.titolo),
    );
}

function foremost<Row extends ListRow>(rows: readonly Row[]): PartedBook<Row> | undefined {
  const parts = rows.map(partOf);
  const part = listParts.find((one) => parts.includes(one));
  const adozione = rows[parts.findIndex((one) => one === part)];
  if (!part || !adozione) return undefined;
  return { part, materie: [...new Set(rows.map(({ materia }) => materia))], adozione };
}

/** `libro` when 1, else `libri` (specification, point 2). */
export function bookCount(count: number): string {
  return `${count} ${count === 1 ? 'libro' : 'libri'}`;
}

/** `2025-2026` for the school year that begins in 2025. */
export function schoolYear(firstYear: number): string {
  return `${firstYear}-${firstYear + 1}`;
}

/** `978 88 9900 121 4`: a printed ISBN is easier to compare than thirteen digits in a row. */
export function readableIsbn(isbn: string): string {
  const groups = /^(97[89])(88)(\d{4})(\d{3})(\d)$/.exec(isbn);
  return groups ? groups.slice(1).join(' ') : isbn;
}

/** The ministry writes `U` for a book that has one volume only. */
export function volumeName(volume: string | null | undefined): string {
  if (!volume) return '';
  return volume.toUpperCase() === 'U' ? 'volume unico' : `vol. ${volume}`;
}
