import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import { countRows, databaseDigest, visibleRows } from './testing/database-rows';
import { createImportDatabase } from './testing/import-database';
import type { ImportDatabase } from './testing/import-database';
import { adoptionText, enrichmentText, registryText, writeFiles } from './testing/ministry-files';
import type { AdoptionCells } from './testing/ministry-files';

const CLASSES = 400;
const BOOKS_OF_CLASS = 10;

/** Enough rows that a load takes several statements' packets. */
function manyAdoptions(school: string, title: string): string {
  const rows: AdoptionCells[] = [];
  for (let index = 0; index < CLASSES * BOOKS_OF_CLASS; index += 1) {
    const book = index % BOOKS_OF_CLASS;
    rows.push({
      CODICESCUOLA: `${school}${String(Math.floor(index / (BOOKS_OF_CLASS * 20))).padStart(4, '0')}`,
      SEZIONEANNO: `S${Math.floor(index / BOOKS_OF_CLASS) % 20}`,
      CODICEISBN: `AIE${school.charCodeAt(0)}${book}`,
      TITOLO: `${title} ${book}`,
      DISCIPLINA: `MATERIA ${book}`,
    });
  }
  return adoptionText(rows);
}

const [oldMarche = ''] = writeFiles({
  'ALTMARCHE000020250701.csv': manyAdoptions('ANMM8Z', 'VECCHIO'),
});
const newFiles = writeFiles({
  'ALTMARCHE000020250709.csv': manyAdoptions('ANMM8Z', 'NUOVO'),
  'ALTMOLISE000020250709.csv': manyAdoptions('CBMM8Z', 'ALTRO'),
  'SCUANAGRAFESTAT20252620250901.csv': registryText([{}, { CODICESCUOLA: 'TOMM8Z0002' }]),
  'arricchimento.csv': enrichmentText([['9788899000004', 'Testo', '']]),
});

let database: ImportDatabase;
beforeAll(async () => {
  database = await createImportDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.drop());

describe('an import that is killed', () => {
  async function finishedDigest(): Promise<string> {
    const untouched = await createImportDatabase();
    await untouched.run([oldMarche]);
    await untouched.run(newFiles);
    const digest = await databaseDigest(untouched.url);
    await untouched.drop();
    return digest;
  }

  it.each([
    'Reading ALTMARCHE',
    'Reading ALTMOLISE',
    'Reading arricchimento',
    'Loading the last rows',
    // Statements end in no fixed order: some tables hold the new rows, others do not.
    'finish 5',
    'finish 7',
    'finish 9',
    'Making the new files visible',
    'Removing what they replace',
  ])(
    'at "%s" shows nothing of itself, or all, and ends in the same state when started again',
    async (point) => {
      await database.run([oldMarche]);
      const before = await visibleRows(database.url, 'lists');
      expect(await importAndKill(point)).toBe('SIGKILL');
      const isVisible = point === 'Removing what they replace';
      const killed = await visibleRows(database.url, 'lists');
      if (isVisible) expect(killed).toHaveLength(2 * before.length);
      else expect(killed).toEqual(before);
      await database.run(newFiles);
      expect(await databaseDigest(database.url)).toBe(await finishedDigest());
      const loading = "SELECT COUNT(*) FROM source_file WHERE state = 'loading'";
      expect(await countRows(database.url, loading)).toBe(0);
    },
  );

  function importAndKill(point: string): Promise<NodeJS.Signals | null> {
    const hooks = join(import.meta.dirname, '../../../../libs/testing/src/typescript-hooks.mjs');
    const child = spawn(
      process.execPath,
      [
        '--import',
        hooks,
        join(import.meta.dirname, 'testing/killed-import.ts'),
        database.url,
        point,
        ...newFiles,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return new Promise((resolve) => {
      child.on('exit', (_, signal) => resolve(signal));
    });
  }
});

describe('readers during an import', () => {
  it('see the old lists or the new ones, never a part', async () => {
    await database.run([oldMarche]);
    const reader = await createConnection(database.url);
    const seen = new Set<string>();
    const importing = { isDone: false };
    const running = database.run(newFiles.slice(0, 2)).finally(() => {
      importing.isDone = true;
    });
    do seen.add(await look(reader));
    while (!importing.isDone);
    await running;
    seen.add(await look(reader));
    await reader.end();
    const rows = CLASSES * BOOKS_OF_CLASS;
    expect([...seen]).toEqual([`VECCHIO ${rows} 0`, `NUOVO ${rows} ${rows}`]);
  });

  /** One statement: the title of a book, the rows of the first and of the second region. */
  async function look(reader: Awaited<ReturnType<typeof createConnection>>): Promise<string> {
    const [rows] = await reader.query<RowDataPacket[]>(
      `SELECT MIN(IF(l.school_codice LIKE 'AN%', SUBSTRING_INDEX(b.titolo, ' ', 1), NULL)) AS titolo,
              SUM(l.school_codice LIKE 'AN%') AS marche, SUM(l.school_codice LIKE 'CB%') AS molise
         FROM school_list l
         JOIN source_file f ON f.id = l.source_id AND f.state = 'active'
         JOIN class_group c ON c.school_codice = l.school_codice AND c.school_year = l.school_year
          AND c.source_id = l.source_id
         JOIN adoption a ON a.class_id = c.id JOIN book b ON b.id = a.book_id`,
    );
    return Object.values(rows[0] ?? {}).join(' ');
  }
});
