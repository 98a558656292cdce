import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { NEW_LISTS_TOPIC } from '../new-lists/new-lists-topic';
import { createImportDatabase, type ImportDatabase } from './testing/import-database';
import { type AdoptionCells, adoptionText, writeFiles } from './testing/ministry-files';

let database: ImportDatabase;
beforeAll(async () => {
  database = await createImportDatabase();
});
beforeEach(async () => {
  await database.empty();
  await ask('DELETE FROM outbox_message');
});
afterAll(() => database.drop());

const rows = (...codes: string[]): AdoptionCells[] =>
  codes.map((CODICESCUOLA) => ({ CODICESCUOLA }));
const adoptions = (cells: AdoptionCells[], date: string, region = 'MARCHE') =>
  writeFiles({ [`ALT${region}0000${date}.csv`]: adoptionText(cells) });

async function ask<Rows extends RowDataPacket[]>(sql: string): Promise<Rows> {
  const connection = await createConnection({ uri: database.url, timezone: 'Z' });
  const [answer] = await connection.query<Rows>(sql);
  await connection.end();
  return answer;
}

async function announced(): Promise<unknown[]> {
  const messages = await ask<(RowDataPacket & { topic: string; payload: string })[]>(
    'SELECT topic, payload FROM outbox_message ORDER BY id',
  );
  expect(messages.every(({ topic }) => topic === NEW_LISTS_TOPIC)).toBe(true);
  return messages.map(({ payload }) => JSON.parse(payload) as unknown);
}

describe('an import that brings lists', () => {
  const first = { schoolYear: 2025 };

  it('tells it once a school has one that had none of that year', async () => {
    await database.run(adoptions(rows('TOMM8Z0001'), '20250709'));
    expect(await announced()).toEqual([first]);
    // One more region, and one more school of the same.
    await database.run(adoptions(rows('TOMM8Z0009'), '20250709', 'PIEMONTE'));
    await database.run(adoptions(rows('TOMM8Z0001', 'TOMM8Z0002'), '20250801'));
    expect(await announced()).toEqual([first, first, first]);
  });

  it('tells nobody where lists are corrected, or the same again', async () => {
    await database.run(adoptions(rows('TOMM8Z0001', 'TOMM8Z0002'), '20250709'));
    const corrected = rows('TOMM8Z0001').map((row) => ({ ...row, PREZZO: '99,00' }));
    await database.run(adoptions([...corrected, ...rows('TOMM8Z0002')], '20250801'));
    await database.run(adoptions(rows('TOMM8Z0001'), '20250901'));
    expect(await announced()).toEqual([first]);
  });

  it('tells nobody of a year that is over', async () => {
    await database.run(adoptions(rows('TOMM8Z0001'), '20250709'));
    await database.run(adoptions(rows('TOMM8Z0001'), '20240709'));
    expect(await announced()).toEqual([first]);
    await database.run(adoptions(rows('TOMM8Z0001'), '20260709'));
    expect(await announced()).toEqual([first, { schoolYear: 2026 }]);
  });

  it('tells nobody where it is only looked at', async () => {
    await database.run(adoptions(rows('TOMM8Z0001'), '20250709'), { isDryRun: true });
    expect(await announced()).toEqual([]);
  });
});
