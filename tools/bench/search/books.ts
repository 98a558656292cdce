import { Random } from '@zaino/tools/buyers/random';
import { checkDigit } from '@zaino/tools/demo/books/isbn';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

interface BookRow extends RowDataPacket {
  titolo: string;
  sottotitolo: string | null;
  autori: string;
  editore: string;
}

const SEED = 20_261_128;
const ROWS_AT_ONCE = 1_000;
const FIRST_INVENTED = 9_791_200_000_00;
const columns =
  'id, isbn, kind, titolo, titolo_mostrato, sottotitolo, sottotitolo_mostrato, volume, autori, autori_mostrati, editore, editore_mostrato, prezzo_cents';

/**
 * Invented books beside the real ones until there are so many: each has the title of a real one with a word of another, and
 * the authors of a third, so that as many books compete for the same words as there would be.
 */
export async function fillBooks(mysqlUrl: string, wanted: number): Promise<void> {
  const connection = await createConnection(mysqlUrl);
  try {
    const [real] = await connection.query<BookRow[]>(
      `SELECT titolo_mostrato titolo, sottotitolo_mostrato sottotitolo, autori_mostrati autori,
         editore_mostrato editore FROM book WHERE kind = 'isbn' ORDER BY isbn`,
    );
    const [[last]] = await connection.query<RowDataPacket[]>(
      'SELECT MAX(id) AS id, COUNT(*) AS books FROM book',
    );
    const random = new Random(SEED);
    const missing = Math.max(0, wanted - Number(last?.['books']));
    const rows = Array.from({ length: missing }, (_, at) =>
      inventedRow(random, real, { id: Number(last?.['id']) + 1 + at, at }),
    );
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await connection.query(`INSERT INTO book (${columns}) VALUES ?`, [
        rows.slice(from, from + ROWS_AT_ONCE),
      ]);
    }
    await connection.query('ANALYZE TABLE book');
  } finally {
    await connection.end();
  }
}

function inventedRow(
  random: Random,
  real: readonly BookRow[],
  { id, at }: { id: number; at: number },
): unknown[] {
  const [title, other, third] = [random.pick(real), random.pick(real), random.pick(real)];
  const titolo = `${title.titolo} ${random.pick(other.titolo.split(' '))}`.slice(0, 200);
  const digits = String(FIRST_INVENTED + at).slice(0, 12);
  const isbn = `${digits}${checkDigit(digits)}`;
  const shown = [titolo, titolo, other.sottotitolo, other.sottotitolo];
  const publisher = [third.autori, third.autori, third.editore, third.editore];
  return [id, isbn, 'isbn', ...shown, null, ...publisher, random.between(500, 4_500)];
}
