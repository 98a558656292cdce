import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { createImportDatabase, type ImportDatabase } from './testing/import-database';
import { type AdoptionCells, adoptionText, writeFiles } from './testing/ministry-files';

let database: ImportDatabase;
beforeAll(async () => {
  database = await createImportDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.drop());

const changing = 'TOMM8Z0001';
const same = 'TOMM8Z0002';
const longAgo = '2025-07-01 06:00:00';

const adoptions = (rows: AdoptionCells[], date: string) =>
  writeFiles({ [`ALTMARCHE0000${date}.csv`]: adoptionText(rows) });

async function onDatabase<Rows extends RowDataPacket[]>(sql: string): Promise<Rows> {
  const connection = await createConnection({
    uri: database.url,
    timezone: 'Z',
    dateStrings: true,
  });
  const [rows] = await connection.query<Rows>(sql);
  await connection.end();
  return rows;
}

/** The moment of each list, or `now` for one of this test's run. */
async function moments(): Promise<Record<string, string>> {
  const rows = await onDatabase<(RowDataPacket & { code: string; moment: string })[]>(
    'SELECT school_codice AS code, changed_at AS moment FROM school_list ORDER BY school_codice',
  );
  const known = ({ moment }: { moment: string }) => (moment === longAgo ? 'before' : 'now');
  return Object.fromEntries(rows.map((row) => [row.code, known(row)]));
}

describe('the moment of a list', () => {
  const both = [{ CODICESCUOLA: changing }, { CODICESCUOLA: same, DISCIPLINA: 'STORIA' }];

  it.each<[string, AdoptionCells[]]>([
    ['a book more', [...both, { CODICESCUOLA: changing, CODICEISBN: '9791220405362' }]],
    ['another section', [{ CODICESCUOLA: changing, SEZIONEANNO: 'B' }, ...both.slice(1)]],
    ['what is to buy', [{ CODICESCUOLA: changing, DAACQUIST: 'No' }, ...both.slice(1)]],
    ['what is recommended', [{ CODICESCUOLA: changing, CONSIGLIATO: 'Ap' }, ...both.slice(1)]],
    ['another subject', [{ CODICESCUOLA: changing, DISCIPLINA: 'LATINO' }, ...both.slice(1)]],
  ])('is that of the import that changed it, by %s', async (_, changed) => {
    await database.run(adoptions(both, '20250709'));
    expect(await moments()).toEqual({ [changing]: 'now', [same]: 'now' });
    await onDatabase(`UPDATE school_list SET changed_at = '${longAgo}'`);
    await database.run(adoptions(changed, '20250801'));
    expect(await moments()).toEqual({ [changing]: 'now', [same]: 'before' });
  });

  it('is another where a price is', async () => {
    await database.run(adoptions(both, '20250709'));
    await onDatabase(`UPDATE school_list SET changed_at = '${longAgo}'`);
    const dearer = both.map((row) => ({ ...row, PREZZO: '99,00' }));
    await database.run(adoptions(dearer, '20250801'));
    expect(await moments()).toEqual({ [changing]: 'now', [same]: 'now' });
  });

  it('stays where a file says the same in another order', async () => {
    await database.run(adoptions(both, '20250709'));
    await onDatabase(`UPDATE school_list SET changed_at = '${longAgo}'`);
    await database.run(adoptions(both.toReversed(), '20250801'));
    expect(await moments()).toEqual({ [changing]: 'before', [same]: 'before' });
  });

  it('is that of its file where nobody had kept one', async () => {
    await database.run(adoptions(both, '20250709'));
    await onDatabase('UPDATE school_list SET changed_at = NULL');
    await onDatabase(`UPDATE source_file SET activated_at = '${longAgo}'`);
    await database.run(adoptions(both.toReversed(), '20250801'));
    expect(await moments()).toEqual({ [changing]: 'before', [same]: 'before' });
  });
});
