import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { DataSource, type QueryRunner } from 'typeorm';
import { CommandError } from './command-error';
import { databaseCommands } from './database-commands';
import { databaseOptions } from './database-options';
import type { MigrationClass } from './migrations/judge-migrations';

class CreateBook1700000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE book (id int NOT NULL, note text NULL, PRIMARY KEY (id))');
  }
  down = () => Promise.resolve();
}

class DropNote1700000000001 {
  static contracts?: string;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE book DROP COLUMN note');
  }
  down = () => Promise.resolve();
}

class ContractBook1700000000002 extends DropNote1700000000001 {
  static override contracts = 'CreateBook1700000000000';
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** The commands of a version with these migrations. */
const versionWith = (...migrations: MigrationClass[]) =>
  databaseCommands(() =>
    Promise.resolve(new DataSource(databaseOptions(database.url, { entities: [], migrations }))),
  );

describe('the check before a release', () => {
  it('lets a schema pass that is still empty: no version runs on it', async () => {
    const next = versionWith(CreateBook1700000000000, DropNote1700000000001);
    await expect(next['check-migrations']?.([])).resolves.toBeUndefined();
  });

  it('tells a migration that the version before would not bear, and runs none', async () => {
    await versionWith(CreateBook1700000000000)['migrate']?.([]);
    const next = versionWith(CreateBook1700000000000, DropNote1700000000001);
    await expect(next['check-migrations']?.([])).rejects.toThrow(
      new CommandError('DropNote1700000000001 drops of book: note'),
    );
    const same = versionWith(CreateBook1700000000000);
    await expect(same['check-migrations']?.([])).resolves.toBeUndefined();
  });

  it('lets one pass that contracts what has run before', async () => {
    await versionWith(CreateBook1700000000000)['migrate']?.([]);
    const next = versionWith(CreateBook1700000000000, ContractBook1700000000002);
    await expect(next['check-migrations']?.([])).resolves.toBeUndefined();
  });
});
