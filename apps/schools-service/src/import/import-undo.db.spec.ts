import { phaseSentences } from './phase-sentences';
import { countRows, visibleRows } from './testing/database-rows';
import { createImportDatabase } from './testing/import-database';
import type { ImportDatabase } from './testing/import-database';
import {
  type AdoptionCells,
  adoptionText,
  registryText,
  writeFiles,
} from './testing/ministry-files';
import { undoImport } from './undo-import';

let database: ImportDatabase;
beforeAll(async () => {
  database = await createImportDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.drop());

const KEPT = { keptImports: 2 };
const adoptions = (rows: AdoptionCells[], date: string) =>
  writeFiles({ [`ALTMARCHE0000${date}.csv`]: adoptionText(rows) });
const lists = () => visibleRows(database.url, 'lists');
const books = () => visibleRows(database.url, 'books');
const count = (sql: string) => countRows(database.url, sql);
const newestRun = () => count('SELECT MAX(id) FROM import_run');
const undo = async (runId: number, keptImports = 2) =>
  undoImport({ mysqlUrl: database.url, runId, keptImports });

describe('an import that is undone', () => {
  it('brings back what it replaced: lists, prices and spellings', async () => {
    await database.run(adoptions([{}, { CODICEISBN: 'AIE12', PREZZO: 'ND' }], '20250701'), KEPT);
    const before = { lists: await lists(), books: await books() };
    const changed = [{ PREZZO: '15,00', TITOLO: 'ALTRO' }, { SEZIONEANNO: 'B' }];
    await database.run(adoptions(changed, '20250709'), KEPT);
    expect(await lists()).not.toEqual(before.lists);
    const run = await newestRun();
    const compared = `SELECT COUNT(*) FROM import_school WHERE run_id = ${run}`;
    expect(await count(compared)).toBe(1);
    expect(await undo(run)).toBe(true);
    expect({ lists: await lists(), books: await books() }).toEqual(before);
    expect(await count(compared)).toBe(0);
    expect(await count("SELECT COUNT(*) FROM import_run WHERE state = 'undone'")).toBe(1);
  });

  it('takes away a region that was not there before', async () => {
    await database.run(adoptions([{ CODICESCUOLA: 'ANMM8Z0001' }], '20250701'), KEPT);
    const before = await lists();
    const molise = writeFiles({
      'ALTMOLISE000020250709.csv': adoptionText([{ CODICESCUOLA: 'CBMM8Z0001' }]),
    });
    await database.run(molise, KEPT);
    await undo(await newestRun());
    expect(await lists()).toEqual(before);
    // Its rows can be brought back by nobody.
    expect(await count('SELECT COUNT(*) FROM adoption')).toBe(1);
  });

  it('can be imported again', async () => {
    await database.run(adoptions([{}], '20250701'), KEPT);
    const newer = adoptions([{ DISCIPLINA: 'STORIA' }], '20250709');
    await database.run(newer, KEPT);
    await undo(await newestRun());
    await database.run(newer, KEPT);
    expect(await lists()).toMatchObject([{ disciplina: 'STORIA' }]);
  });

  it('gives the schools of an older registry back that it had repeated', async () => {
    await database.run(writeFiles({ 'a-20250901.csv': registryText([{}]) }), KEPT);
    const text = registryText([{ DENOMINAZIONESCUOLA: 'NUOVA' }]);
    await database.run(writeFiles({ 'b-20250902.csv': text }), KEPT);
    expect(await visibleRows(database.url, 'schools')).toMatchObject([{ nome: 'NUOVA' }]);
    await undo(await newestRun());
    expect(await visibleRows(database.url, 'schools')).toMatchObject([{ nome: 'SMS "G.VERDI"' }]);
  });

  it('raises the version of the data, so that readers follow', async () => {
    await database.run(adoptions([{}], '20250701'), KEPT);
    await database.run(adoptions([{ DISCIPLINA: 'STORIA' }], '20250709'), KEPT);
    const before = await count('SELECT version FROM dataset');
    await undo(await newestRun());
    expect((await count('SELECT version FROM dataset')) - before).toBe(1);
  });
});

describe('an import that cannot be undone', () => {
  it('is one that another has followed', async () => {
    await database.run(adoptions([{}], '20250701'), KEPT);
    const first = await newestRun();
    await database.run(adoptions([{ DISCIPLINA: 'STORIA' }], '20250709'), KEPT);
    const now = await lists();
    expect(await undo(first)).toBe(false);
    expect(await lists()).toEqual(now);
  });

  it('is one of before the newest that are kept, whose rows are gone', async () => {
    for (const day of ['01', '02', '03', '04']) {
      await database.run(adoptions([{ DISCIPLINA: `MATERIA ${day}` }], `202507${day}`), KEPT);
    }
    // The one in use and what the two newest imports have replaced.
    expect(await count('SELECT COUNT(*) FROM adoption')).toBe(3);
    expect(await undo(await newestRun())).toBe(true);
    expect(await undo((await newestRun()) - 1)).toBe(true);
    expect(await undo((await newestRun()) - 2)).toBe(false);
    expect(await lists()).toMatchObject([{ disciplina: 'MATERIA 02' }]);
  });
});

describe('what an import writes of itself', () => {
  it('is which schools it changed, and which books cost something else', async () => {
    const same = { CODICESCUOLA: 'TOMM8Z0002', CODICEISBN: '9791220405362' };
    const gone = { CODICESCUOLA: 'TOMM8Z0003', CODICEISBN: '9791220405362' };
    await database.run(adoptions([{}, same, gone], '20250701'), KEPT);
    const added = { CODICESCUOLA: 'TOMM8Z0004', CODICEISBN: '9791220405362' };
    await database.run(adoptions([{ PREZZO: '15,00' }, same, added], '20250709'), KEPT);
    const run = await newestRun();
    const schools = (state: string) =>
      count(`SELECT COUNT(*) FROM import_school WHERE run_id = ${run} AND state = '${state}'`);
    expect([await schools('changed'), await schools('new'), await schools('gone')]).toEqual([
      1, 1, 1,
    ]);
    const prices = `FROM import_price WHERE run_id = ${run} AND before_cents = 1250`;
    expect(await count(`SELECT after_cents ${prices}`)).toBe(1500);
  });

  it('is each row that it could not use, and nothing of one that found nothing new', async () => {
    const files = adoptions([{}, { ANNOCORSO: 'X' }], '20250701');
    await database.run(files, KEPT);
    const rejects = "SELECT COUNT(*) FROM import_reject WHERE code = 'course-year' AND line = 3";
    expect(await count(rejects)).toBe(1);
    await database.run(files, KEPT);
    expect(await count('SELECT COUNT(*) FROM import_run')).toBe(1);
  });

  it('is that it is in use where only the clearing up failed', async () => {
    const onProgress = (sentence: string) => {
      if (sentence === phaseSentences.sweeping) throw new Error('The connection is gone');
    };
    const run = database.run(adoptions([{}], '20250701'), { ...KEPT, onProgress });
    await expect(run).rejects.toThrow('The connection is gone');
    expect(await lists()).toHaveLength(1);
    const inUse = "SELECT COUNT(*) FROM import_run WHERE state = 'active' AND slot IS NULL";
    expect(await count(inUse)).toBe(1);
  });

  it('is why it failed', async () => {
    const broken = writeFiles({ 'ALTMARCHE000020250709.csv': adoptionText([{ ANNOCORSO: 'X' }]) });
    await expect(database.run(broken, KEPT)).rejects.toThrow('no usable rows');
    const failed = `SELECT COUNT(*) FROM import_run WHERE state = 'failed'
      AND failure = 'no-usable-rows' AND failure_file = 'ALTMARCHE000020250709.csv'`;
    expect(await count(failed)).toBe(1);
    await database.run(adoptions([{}], '20250710'), KEPT);
  });
});
