import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openLocked } from './loading/import-lock';
import { countRows, databaseDigest, rawTables } from './testing/database-rows';
import { createImportDatabase } from './testing/import-database';
import type { ImportDatabase } from './testing/import-database';
import { adoptionLine, adoptionText, registryText, writeFiles } from './testing/ministry-files';
import type { AdoptionCells } from './testing/ministry-files';
import { temporaryFolder } from './testing/temporary-folder';

let database: ImportDatabase;
beforeAll(async () => {
  database = await createImportDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.drop());

const adoptions = (key: string, rows: AdoptionCells[]) =>
  writeFiles({ [`ALT${key}000020250709.csv`]: adoptionText(rows) });

describe('rows that cannot be used', () => {
  it('go to the reject file, and the counts add up', async () => {
    const rejectsPath = join(temporaryFolder(), 'rejects.csv');
    const report = await database.run(
      adoptions('MARCHE', [
        {},
        {},
        { ANNOCORSO: 'X' },
        { CODICEISBN: '97888' },
        { NUOVAADOZ: 'Forse', TITOLO: 'CON, VIRGOLA' },
        { SEZIONEANNO: 'TROPPO LUNGA' },
      ]),
      { rejectsPath },
    );
    const count = report.files[0]?.count;
    expect(count).toMatchObject({ read: 6, imported: 1, duplicate: 1, rejected: 4 });
    const [header, ...lines] = readFileSync(rejectsPath, 'utf8').trim().split('\r\n');
    expect(header).toBe('FILE,LINE,REASON,TEXT');
    expect(lines.map((line) => line.split(',').slice(1, 3))).toEqual([
      ['4', 'ANNOCORSO is not a year from 1 to 6'],
      ['5', 'CODICEISBN is neither 13 digits nor a placeholder'],
      ['6', 'NUOVAADOZ is neither Si nor No'],
      ['7', 'SEZIONEANNO is longer than 8 characters'],
    ]);
    expect(lines[2]).toContain('""CON, VIRGOLA""');
  });

  it('stop the import, unchanged, where they cannot be written down', async () => {
    const before = await rawTables(database.url);
    const rows = adoptions('MARCHE', [{}, { ANNOCORSO: 'X' }]);
    const running = database.run(rows, { rejectsPath: join(rows[0] ?? '', 'rejects.csv') });
    await expect(running).rejects.toThrow(/Rejected rows cannot be written/);
    expect(await rawTables(database.url)).toEqual(before);
  });

  it('leave no class and no subject behind', async () => {
    await database.run(
      adoptions('MARCHE', [{}, { SEZIONEANNO: 'Z', DISCIPLINA: 'NUOVA', CODICEISBN: '1' }]),
    );
    expect(await countRows(database.url, 'SELECT COUNT(*) FROM class_group')).toBe(1);
    expect(await countRows(database.url, 'SELECT COUNT(*) FROM discipline')).toBe(1);
  });
});

describe('a dry run', () => {
  it('reads and counts everything and changes nothing', async () => {
    await database.run(adoptions('MARCHE', [{}]));
    const before = await rawTables(database.url);
    const digest = await databaseDigest(database.url);
    const files = [
      ...adoptions('MOLISE', [{ CODICESCUOLA: 'CBMM8Z0001' }, { ANNOCORSO: '0' }]),
      ...writeFiles({ 'stat.csv': registryText([{}]) }),
    ];
    const report = await database.run(files, { isDryRun: true });
    expect(report.files.map(({ count }) => [count.imported, count.rejected])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(await rawTables(database.url)).toEqual(before);
    expect(await databaseDigest(database.url)).toBe(digest);
  });
});

describe('a broken file', () => {
  const good = adoptionText([{}, { ANNOCORSO: '2' }, { ANNOCORSO: '3' }]);
  const zipped = gzipSync(good.repeat(50));
  const cut = (text: string, missing: number) => text.slice(0, text.length - missing);

  const cases: [string, string, string | Buffer, RegExp][] = [
    ['another header', 'a-20250709.csv', 'CODICE,NOME\r\n1,2\r\n', /none of the known headers/],
    ['half a header', 'a-20250709.csv', 'CODICESCUOLA,ANNOCORSO\r\n1,2\r\n', /known headers/],
    ['no rows', 'a-20250709.csv', adoptionText([]), /no usable rows/],
    [
      'only rows that cannot be used',
      'a-20250709.csv',
      adoptionText([{ ANNOCORSO: 'X' }]),
      /no usable rows/,
    ],
    ['a last row that is short', 'a-20250709.csv', cut(good, 25), /is cut in line 4/],
    ['a last cell that is short', 'a-20250709.csv', cut(good, 3), /is cut in line 4/],
    [
      'a quote that is never closed',
      'a-20250709.csv',
      `${good}TOMM8Z0001,1,"A`,
      /is cut in line 5/,
    ],
    [
      'a zip that ends too early',
      'a-20250709.csv.gz',
      zipped.subarray(0, zipped.length - 60),
      /cut or damaged/,
    ],
    ['nothing in it', 'a-20250709.csv', '', /is empty/],
    ['an empty zip', 'a-20250709.csv.gz', gzipSync(''), /is empty/],
    [
      'an image in it',
      'a-20250709.csv',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 10, 0, 1]),
      /not a text file/,
    ],
    ['no date in its name', 'marche.csv', good, /--year 2025/],
  ];

  it.each(cases)('with %s is refused in one sentence, and nothing changes', async (...broken) => {
    const [, name, content, sentence] = broken;
    await database.run(adoptions('MOLISE', [{ CODICESCUOLA: 'CBMM8Z0001' }]));
    const before = await rawTables(database.url);
    const path = join(temporaryFolder(), name);
    writeFileSync(path, content);
    const others = adoptions('UMBRIA', [{ CODICESCUOLA: 'PGMM8Z0001' }]);
    await expect(database.run([...others, path])).rejects.toThrow(sentence);
    await expect(database.run([path])).rejects.toMatchObject({ name: 'ImportError' });
    expect(await rawTables(database.url)).toEqual(before);
  });

  it.each([
    ['a path that does not exist', 'missing.csv', /does not exist/],
    ['a folder without usable files', '.', /holds no .csv or .csv.gz files/],
  ])('is also %s', async (...[, name, sentence]) => {
    const folder = temporaryFolder();
    await expect(database.run([join(folder, name)])).rejects.toThrow(sentence);
    await expect(database.run([])).rejects.toThrow(/Name at least one file/);
  });

  it('is no file whose year is given', async () => {
    const [path = ''] = writeFiles({ 'marche.csv': good });
    const report = await database.run([path], { givenYear: 2023 });
    expect(report.files[0]?.file.schoolYear).toBe(2023);
  });

  it('is no file in which a stray quote spoils one row', async () => {
    const text = adoptionText([{}]) + `${adoptionLine({}).replace('A,MM', '"A,MM')}\r\n`;
    const [path = ''] = writeFiles({
      'a-20250709.csv': `${text}${adoptionLine({ ANNOCORSO: '2' })}\r\n`,
    });
    const report = await database.run([path]);
    expect(report.files[0]?.count).toMatchObject({ imported: 2, rejected: 1 });
  });
});

it('waits for another import, and says so when that takes too long', async () => {
  const other = await openLocked(database.url, 'run');
  const files = adoptions('MARCHE', [{}]);
  await expect(database.run(files)).rejects.toThrow(/Another import is running/);
  const waiting = database.run(files);
  await other.end();
  expect((await waiting).files[0]?.count.imported).toBe(1);
});
