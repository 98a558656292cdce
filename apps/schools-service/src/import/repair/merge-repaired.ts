import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { insertDisciplines } from '../activation/activate';
import { bookColumns, bookWinners } from '../activation/stage-books';

/** What tells a class of a file apart. The sum keeps MySQL from the index of the source. */
const sameClass = (a: string, b: string) =>
  ['school_codice', 'school_year', 'anno_corso', 'sezione', 'combinazione']
    .map((column) => `${a}.${column} = ${b}.${column}`)
    .concat(`${a}.source_id + 0 = ${b}.source_id`)
    .join(' AND ');

/** The same book in the same file, spelled alike. */
const sameSpelling = (a: string, b: string) =>
  ['source_id', 'book_id', 'titolo', 'sottotitolo', 'volume', 'autori', 'editore', 'prezzo_cents']
    .map((column) => `${a}.${column} <=> ${b}.${column}`)
    .join(' AND ');

/**
 * Puts what the temporary tables `repaired_…` hold beside the rows of the same files; gives how many adoptions and
 * schools were not there before. In the transaction of the connection.
 */
export async function mergeRepaired(
  run: Connection,
  newDisciplines: ReadonlyMap<string, number>,
): Promise<number> {
  await insertDisciplines(run, newDisciplines);
  const added = (await mergeLists(run)) + (await mergeSchools(run));
  await mergeSpellings(run);
  await recountBooks(run);
  await run.query(
    'UPDATE dataset SET version = version + 1, changed_at = CURRENT_TIMESTAMP(6) WHERE id = 1',
  );
  return added;
}

async function mergeLists(run: Connection): Promise<number> {
  await run.query(
    `INSERT INTO class_group
     SELECT r.* FROM repaired_class_group r
       LEFT JOIN class_group c ON ${sameClass('c', 'r')} WHERE c.id IS NULL`,
  );
  const [{ affectedRows }] = await run.query<ResultSetHeader>(
    `INSERT IGNORE INTO adoption
     SELECT c.id, a.book_id, a.discipline_id, a.nuova, a.da_acquistare, a.consigliato
       FROM repaired_adoption a JOIN repaired_class_group r ON r.id = a.class_id
       JOIN class_group c ON ${sameClass('c', 'r')}`,
  );
  // Lists that another file serves stay as they are.
  await run.query(
    `INSERT IGNORE INTO school_list (school_year, school_codice, source_id, changed_at)
     SELECT DISTINCT r.school_year, r.school_codice, r.source_id, CURRENT_TIMESTAMP
       FROM repaired_class_group r`,
  );
  await run.query(
    `UPDATE school_list l JOIN repaired_class_group r ON l.school_year = r.school_year
        AND l.school_codice = r.school_codice AND l.source_id = r.source_id
        SET l.changed_at = CURRENT_TIMESTAMP`,
  );
  return affectedRows;
}

/** A school that an active file names already counts there. */
async function mergeSchools(run: Connection): Promise<number> {
  const [{ affectedRows }] = await run.query<ResultSetHeader>(
    `INSERT IGNORE INTO school
     SELECT r.* FROM repaired_school r
      WHERE NOT EXISTS (
        SELECT 1 FROM school s JOIN source_file f ON f.id = s.source_id AND f.state = 'active'
         WHERE s.school_year = r.school_year AND s.codice = r.codice)`,
  );
  return affectedRows;
}

async function mergeSpellings(run: Connection): Promise<void> {
  await run.query(
    `UPDATE book_variant v JOIN repaired_book_variant r ON ${sameSpelling('v', 'r')}
        SET v.adoptions = v.adoptions + r.adoptions`,
  );
  await run.query(
    `INSERT INTO book_variant
     SELECT r.source_id, r.book_id, r.variant + COALESCE(highest.variant, 0), r.isbn, r.titolo,
            r.sottotitolo, r.volume, r.autori, r.editore, r.prezzo_cents, r.adoptions
       FROM repaired_book_variant r
       LEFT JOIN book_variant v ON ${sameSpelling('v', 'r')}
       LEFT JOIN (SELECT source_id, book_id, MAX(variant) AS variant FROM book_variant
                   GROUP BY source_id, book_id) highest
         ON highest.source_id = r.source_id AND highest.book_id = r.book_id
      WHERE v.book_id IS NULL`,
  );
}

async function recountBooks(run: Connection): Promise<void> {
  const [books] = await run.query<(RowDataPacket & { id: number })[]>(
    'SELECT DISTINCT book_id AS id FROM repaired_book_variant',
  );
  if (books.length === 0) return;
  const [active] = await run.query<(RowDataPacket & { id: number; schoolYear: number })[]>(
    "SELECT id, school_year AS schoolYear FROM source_file WHERE state = 'active'",
  );
  const ids = books.map(({ id }) => id);
  const winners = await bookWinners(run, ids, active);
  const updates = bookColumns
    .filter((column) => column !== 'id' && column !== 'isbn')
    .map((column) => `${column} = VALUES(${column})`);
  await run.query(
    `INSERT INTO book (${bookColumns.join(', ')}) VALUES ?
     ON DUPLICATE KEY UPDATE ${updates.join(', ')}`,
    [winners],
  );
}
