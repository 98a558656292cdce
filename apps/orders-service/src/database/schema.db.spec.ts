import { pendingSchemaChanges } from '@zaino/service/database-commands';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';

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

describe('the schema', () => {
  it('is what the entities ask for, also after it was taken down and made again', async () => {
    expect(await pendingSchemaChanges(dataSource)).toEqual([]);
    await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    expect(await pendingSchemaChanges(dataSource)).toEqual([]);
  });
});
