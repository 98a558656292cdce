import { checkDigit } from '@zaino/tools/demo/books/isbn';
import { createConnection } from 'mysql2/promise';
import type { Connection } from 'mysql2/promise';

/** As many as the country has with lists, in twenty regions of five provinces; each changed six times. */
const SCHOOLS = 40_000;
const CHANGES_OF_SCHOOL = 6;
const BOOKS = 20_000;
/** Of each of ten imports. */
const REJECTS = 20_000;
const IMPORTS = 10;
const AT_ONCE = 5_000;
const SCHOOL_YEAR = 2025;

type Row = (string | number | Date | null)[];

const codeOf = (place: number) => `ZZMM${String(place).padStart(6, '0')}`;
/** Region and province of a school. */
const placeOf = (place: number) => {
  const region = place % 20;
  return [`Regione ${region}`, `Provincia ${region}-${Math.floor(place / 20) % 5}`];
};

/** What the pages of imports read: one import of the whole country that is compared, and nine that failed. */
export async function fillImports(mysqlUrl: string): Promise<void> {
  const connection = await createConnection(mysqlUrl);
  try {
    await insert(connection, 'import_run', { rows: IMPORTS, rowOf: runRow, columns: runColumns });
    await insert(connection, 'book', { rows: BOOKS, rowOf: bookRow, columns: bookColumns });
    await fillDifferences(connection);
    await fillQuality(connection);
    await insert(connection, 'import_reject', {
      rows: IMPORTS * REJECTS,
      rowOf: rejectRow,
      columns: rejectColumns,
    });
    await connection.query(
      `ANALYZE TABLE book, import_school, import_change, import_place, import_reject, quality_book,
         quality_school, quality_class`,
    );
  } finally {
    await connection.end();
  }
}

interface Filling {
  rows: number;
  rowOf: (place: number) => Row;
  columns: string[];
}

async function insert(
  connection: Connection,
  table: string,
  { rows, rowOf, columns }: Filling,
): Promise<void> {
  for (let from = 0; from < rows; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, rows - from);
    const some = Array.from({ length }, (_, index) => rowOf(from + index));
    await connection.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [some]);
  }
}

const runColumns = ['origin', 'state', 'version', 'is_kept', 'comparison', 'created_at'];
const runRow = (place: number): Row =>
  place === 0
    ? ['upload', 'active', 1, 1, 'done', new Date()]
    : ['upload', 'failed', null, 0, 'none', new Date()];

const bookColumns = [
  ...['id', 'isbn', 'kind', 'titolo', 'titolo_mostrato', 'autori', 'autori_mostrati', 'editore'],
  ...['editore_mostrato', 'prezzo_cents'],
];
function bookRow(place: number): Row {
  const first = `97888${String(place).padStart(7, '0')}`;
  const [title, publisher] = [`Libro numero ${place}`, `Editrice ${place % 50}`];
  const names = [title, title, 'Rossi M.', 'Rossi M.', publisher, publisher];
  return [place + 1, `${first}${checkDigit(first)}`, 'isbn', ...names, 1_000 + (place % 3_000)];
}

async function fillDifferences(connection: Connection): Promise<void> {
  const counts = ['classes', 'added', 'dropped', 'volumes', 'prices', 'over_cap'];
  await insert(connection, 'import_school', {
    rows: SCHOOLS,
    columns: [
      ...['run_id', 'school_codice', 'school_year', 'state', 'nome', 'comune', 'regione'],
      ...['provincia', ...counts, 'changes'],
    ],
    rowOf: (place) => {
      const [region = '', province = ''] = placeOf(place);
      const names = [`Istituto ${place}`, `Comune ${place % 7_000}`, region, province];
      const counted = [place % 30, 1, place % 10 === 0 ? 1 : 0, 1, 2, place % 50 === 0 ? 1 : 0];
      return [1, codeOf(place), SCHOOL_YEAR, 'changed', ...names, ...counted, 4 + (place % 200)];
    },
  });
  await insert(connection, 'import_change', {
    rows: SCHOOLS * CHANGES_OF_SCHOOL,
    columns: [
      ...['run_id', 'school_codice', 'school_year', 'anno_corso', 'sezione', 'combinazione'],
      ...['kind', 'before_book', 'after_book', 'before_cents', 'after_cents'],
    ],
    rowOf: (place) => {
      const ofClass = [1 + (place % 3), 'A', '30 ORE'];
      const book = 1 + (place % BOOKS);
      const school = codeOf(Math.floor(place / CHANGES_OF_SCHOOL));
      return [1, school, SCHOOL_YEAR, ...ofClass, 'price', book, book, 1_000, 1_100];
    },
  });
  await connection.query(
    `INSERT INTO import_place
     SELECT run_id, regione, provincia, COUNT(*), 0, 0, SUM(classes), SUM(added), SUM(dropped),
            SUM(volumes), SUM(prices), SUM(over_cap), 0, SUM(added > 0), SUM(dropped > 0),
            SUM(volumes > 0), SUM(prices > 0), SUM(over_cap > 0)
       FROM import_school GROUP BY run_id, regione, provincia`,
  );
}

/** As if the data set, of which there is none, had been looked over. */
async function fillQuality(connection: Connection): Promise<void> {
  await insert(connection, 'quality_book', {
    rows: BOOKS / 2,
    columns: ['build', 'issue', 'book_id', 'price_cents', 'median_cents', 'classes', 'schools'],
    rowOf: (place) => [0, 'price-spread', place + 1, 2_000, 1_000, place % 900, place % 300],
  });
  await insert(connection, 'quality_school', {
    rows: SCHOOLS / 4,
    columns: [
      ...['build', 'school_codice', 'nome', 'comune', 'regione', 'provincia', 'classes_over'],
      ...['classes_with_cap', 'worst_percent'],
    ],
    rowOf: (place) => {
      const [region = '', province = ''] = placeOf(place);
      const names = [`Istituto ${place}`, `Comune ${place % 7_000}`, region, province];
      return [0, codeOf(place), ...names, 1 + (place % 40), 60, place % 80];
    },
  });
  await insert(connection, 'quality_class', {
    rows: SCHOOLS,
    columns: [
      ...['build', 'school_codice', 'anno_corso', 'sezione', 'combinazione', 'total_cents'],
      'cap_cents',
    ],
    rowOf: (place) => {
      const school = codeOf(Math.floor(place / 4));
      return [0, school, 1, 'ABCD'.charAt(place % 4), '30 ORE', 35_000, 29_900];
    },
  });
  await connection.query('UPDATE quality_build SET school_year = ?, counted_at = ? WHERE id = 1', [
    SCHOOL_YEAR,
    new Date(),
  ]);
}

const rejectColumns = [
  ...['run_id', 'source_id', 'file_name', 'line', 'code', 'column_name', 'row_text', 'is_cut'],
  'created_at',
];
const reasons = [
  ['course-year', 'ANNOCORSO'],
  ['book-code', 'CODICEISBN'],
  ['missing', 'TITOLO'],
] as const;
function rejectRow(place: number): Row {
  const [code, column] = reasons[place % reasons.length] ?? reasons[0];
  const text = `${codeOf(place % SCHOOLS)},X,A,MM,30 ORE,ITALIANO,9788800000015,ROSSI M.,TITOLO`;
  const run = 1 + Math.floor(place / REJECTS);
  return [run, 1, 'ALTPROVA.csv', place, code, column, text, 0, new Date()];
}
