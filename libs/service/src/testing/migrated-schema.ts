import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { pendingSchemaChanges } from '../database-commands';
import { runStatements, schemaStatements } from './schema-statements';

/** What the migrations of a service make, by their names, for all test files of a process. */
const copies = new Map<string, Promise<string>>();

/**
 * Connects to an empty schema of tests and brings it to where all migrations of its service lead. The first schema of a
 * process runs them, each later one becomes a copy of what came out (docs/decisions/checks.md).
 */
export async function migratedDataSource(
  url: string,
  createDataSource: (url: string) => DataSource,
): Promise<DataSource> {
  const dataSource = await createDataSource(url).initialize();
  const migrations = dataSource.migrations.map((migration) => migration.constructor.name).join();
  const copy = copies.get(migrations);
  if (copy !== undefined) {
    await runStatements(url, await copy);
    return dataSource;
  }
  const made = dataSource.runMigrations().then(() => schemaStatements(url));
  copies.set(migrations, made);
  await made;
  return dataSource;
}

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
  it('holds what a copy of it holds, as other tests have one', async () => {
    const { options } = schema();
    const url = options.type === 'mariadb' ? (options.url ?? '') : '';
    const statements = await schemaStatements(url);
    const copy = await createTestDatabase();
    try {
      await runStatements(copy.url, statements);
      expect(await schemaStatements(copy.url)).toBe(statements);
    } finally {
      await copy.drop();
    }
    const others = await schema().query<unknown[]>(
      `SELECT TABLE_NAME FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()
       UNION SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()
       UNION SELECT EVENT_NAME FROM information_schema.EVENTS WHERE EVENT_SCHEMA = DATABASE()`,
    );
    expect(others).toEqual([]);
  });

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
