import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { SchoolListPlan } from './plan-school-lists';

const SCHOOLS_AT_ONCE = 500;

/** When the lists of schools became what they will be, by the school's code. */
export type ListMoments = Map<string, Date>;

type LastRow = RowDataPacket & { code: string; sourceId: number; changedAt: Date | null };
type PrintRow = RowDataPacket & { code: string; sourceId: number; print: string };

/**
 * A file that is imported again brings the lists of a whole region; those that say what they said keep their moment, for
 * search engines believe no date that moves by itself. Read before the activation, which it would make longer; expects
 * the temporary table `next_book` on the connection.
 */
export async function readListMoments(
  run: Connection,
  { schoolYear, moved }: SchoolListPlan,
): Promise<ListMoments> {
  const moments: ListMoments = new Map();
  for (let from = 0; from < moved.length; from += SCHOOLS_AT_ONCE) {
    const next = new Map(moved.slice(from, from + SCHOOLS_AT_ONCE));
    const last = await readLast(run, schoolYear, [...next.keys()]);
    if (last.length === 0) continue;
    const codes = last.map(({ code }) => code);
    const before = await readPrints(run, 'book', { schoolYear, codes });
    const after = await readPrints(run, 'next', { schoolYear, codes });
    for (const { code, sourceId, changedAt } of last) {
      const print = before.get(`${code} ${sourceId}`);
      const isSame = print !== undefined && print === after.get(`${code} ${next.get(code)}`);
      if (isSame && changedAt !== null) moments.set(code, changedAt);
    }
  }
  return moments;
}

async function readLast(run: Connection, schoolYear: number, codes: string[]): Promise<LastRow[]> {
  const [rows] = await run.query<LastRow[]>(
    `SELECT list.school_codice AS code, list.source_id AS sourceId,
            COALESCE(list.changed_at, source.activated_at) AS changedAt
       FROM school_list list JOIN source_file source ON source.id = list.source_id
      WHERE list.school_year = ? AND list.school_codice IN (?)`,
    [schoolYear, codes],
  );
  return rows;
}

/** What is read of a book as it is, and as it will be. */
const bookColumns = {
  book: 'book.titolo, COALESCE(book.prezzo_cents, -1)',
  next: `COALESCE(next_book.titolo, book.titolo),
         COALESCE(IF(next_book.id IS NULL, book.prezzo_cents, next_book.prezzo_cents), -1)`,
};

/** A number for all that the lists of a school say in a file; by school and file. */
async function readPrints(
  run: Connection,
  books: keyof typeof bookColumns,
  { schoolYear, codes }: { schoolYear: number; codes: string[] },
): Promise<Map<string, string>> {
  const [rows] = await run.query<PrintRow[]>(
    `SELECT class.school_codice AS code, class.source_id AS sourceId,
            CONCAT(COUNT(*), ' ', SUM(CRC32(CONCAT_WS('|', class.anno_corso, class.sezione,
              class.tipo_grado, class.combinazione, adoption.book_id, adoption.discipline_id,
              adoption.nuova, adoption.da_acquistare, COALESCE(adoption.consigliato, '-'),
              ${bookColumns[books]})))) AS print
       FROM class_group class
       JOIN adoption ON adoption.class_id = class.id
       LEFT JOIN book ON book.id = adoption.book_id
       ${books === 'next' ? 'LEFT JOIN next_book ON next_book.id = adoption.book_id' : ''}
      WHERE class.school_year = ? AND class.school_codice IN (?)
      GROUP BY class.school_codice, class.source_id`,
    [schoolYear, codes],
  );
  return new Map(rows.map(({ code, sourceId, print }) => [`${code} ${sourceId}`, print]));
}
