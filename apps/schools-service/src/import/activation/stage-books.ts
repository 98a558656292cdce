import type { Connection, RowDataPacket } from 'mysql2/promise';
import { displayAuthors } from '../display-names/display-authors';
import { displayTitle } from '../display-names/display-title';
import { displayPublisher } from '../display-names/display-publisher';
import { remember } from '../display-names/remember';
import { tabbedLine } from '../loading/row-sink';
import { TableWriter } from '../loading/table-writer';
import { bookKindOf } from '../rows/book-code';
import { winningSpelling } from './winning-spelling';
import type { CountedSpelling } from './winning-spelling';
import type { Source, StateChange } from './decide-states';

const publisherOf = remember(displayPublisher);

const BOOKS_AT_ONCE = 2000;

/** Of a book. */
export const bookColumns = [
  'id',
  'isbn',
  'kind',
  'titolo',
  'titolo_mostrato',
  'sottotitolo',
  'sottotitolo_mostrato',
  'volume',
  'autori',
  'autori_mostrati',
  'editore',
  'editore_mostrato',
  'prezzo_cents',
];

export interface Connections {
  /** Will run the activation: temporary tables are its own. */
  run: Connection;
  reader: Connection;
}

type VariantRow = CountedSpelling & RowDataPacket & { bookId: number; isbn: string };

/** Counts the winners of all books that the change touches into the temporary table `next_book`. */
export async function stageBooks(connections: Connections, change: StateChange): Promise<void> {
  const { run, reader } = connections;
  await run.query('CREATE TEMPORARY TABLE next_book LIKE book');
  const changed = [...change.activated, ...change.superseded].map(({ id }) => id);
  if (changed.length === 0) return;
  const [rows] = await reader.query<(RowDataPacket & { bookId: number })[]>(
    'SELECT DISTINCT book_id AS bookId FROM book_variant WHERE source_id IN (?) ORDER BY book_id',
    [changed],
  );
  const bookIds = rows.map(({ bookId }) => bookId);
  const writer = new TableWriter(run, { table: 'next_book', columns: bookColumns });
  for (let from = 0; from < bookIds.length; from += BOOKS_AT_ONCE) {
    const some = bookIds.slice(from, from + BOOKS_AT_ONCE);
    for (const book of await bookWinners(reader, some, change.active)) {
      writer.add(tabbedLine(book));
    }
    await writer.keepUp();
  }
  await writer.finish();
}

type Cell = string | number | null;

/** Some books as the active files spell them, in the order of `bookColumns`. */
export async function bookWinners(
  reader: Connection,
  bookIds: readonly number[],
  active: readonly Pick<Source, 'id' | 'schoolYear'>[],
): Promise<Cell[][]> {
  const variants = await readVariants(reader, bookIds, active);
  return variants.map(winnerOf).filter((book) => book !== null);
}

/** The spellings of each book in the files that will be active. */
async function readVariants(
  reader: Connection,
  bookIds: readonly number[],
  active: readonly Pick<Source, 'id' | 'schoolYear'>[],
): Promise<VariantRow[][]> {
  const yearOf = new Map(active.map(({ id, schoolYear }) => [id, schoolYear]));
  const [rows] = await reader.query<(VariantRow & { sourceId: number })[]>(
    `SELECT source_id AS sourceId, book_id AS bookId, isbn, titolo, sottotitolo, volume, autori,
            editore, prezzo_cents AS prezzoCents, adoptions
       FROM book_variant WHERE book_id IN (?)`,
    [bookIds],
  );
  const byBook = new Map<number, VariantRow[]>();
  for (const row of rows) {
    const schoolYear = yearOf.get(row.sourceId);
    if (schoolYear === undefined) continue;
    const variants = byBook.get(row.bookId) ?? [];
    byBook.set(row.bookId, variants);
    variants.push(Object.assign(row, { schoolYear }));
  }
  return [...byBook.values()];
}

function winnerOf(variants: VariantRow[]): Cell[] | null {
  const winner = winningSpelling(variants);
  const book = variants[0];
  if (winner === null || book === undefined) return null;
  const { titolo, sottotitolo, volume, autori, editore, prezzoCents } = winner;
  return [
    book.bookId,
    book.isbn,
    bookKindOf(book.isbn),
    titolo,
    displayTitle(titolo),
    sottotitolo,
    sottotitolo && displayTitle(sottotitolo),
    volume,
    autori,
    displayAuthors(autori),
    editore,
    publisherOf(editore),
    prezzoCents,
  ];
}
