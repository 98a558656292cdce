import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { pendingSchemaChanges } from '../database-commands';

/** For the spec of a service's schema: gives the connection to a migrated one, as long as the tests of the file run. */
export function migratedSchema(createDataSource: (url: string) => DataSource): () => DataSource {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url).initialize();
    await dataSource.runMigrations();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  return () => dataSource;
}

/** The test that each service's migrations have to pass: nothing is missing, and the last one can be taken back. */
export function itIsWhatTheEntitiesAskFor(schema: () => DataSource): void {
  it('is what the entities ask for, also after it was taken down and made again', async () => {
    expect(await pendingSchemaChanges(schema())).toEqual([]);
    await schema().undoLastMigration();
    await schema().runMigrations();
    expect(await pendingSchemaChanges(schema())).toEqual([]);
  });

  it('has indexes whose names say what they are and of which table', async () => {
    const indexes = await schema().query<{ table: string; name: string; prefix: string }[]>(
      `SELECT DISTINCT TABLE_NAME AS \`table\`, INDEX_NAME AS name,
         IF(INDEX_TYPE = 'FULLTEXT', 'fx', IF(NON_UNIQUE, 'ix', 'ux')) AS prefix
       FROM information_schema.STATISTICS
       WHERE TABLE_SCHEMA = DATABASE() AND INDEX_NAME <> 'PRIMARY' AND TABLE_NAME <> 'migrations'`,
    );
    const expected = indexes.map(({ table, prefix }) => `${prefix}_${table}`);
    expect(indexes.filter(({ name }, at) => !name.startsWith(expected[at] ?? ''))).toEqual([]);
  });
}

/** Indexes by which a statement finds its rows. */
export async function indexesOf(
  dataSource: DataSource,
  statement: string,
  parameters: unknown[],
): Promise<(string | null)[]> {
  const rows = await dataSource.query<{ key: string | null }[]>(`EXPLAIN ${statement}`, parameters);
  return rows.map(({ key }) => key);
}
