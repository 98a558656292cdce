import { pendingSchemaChanges } from '@zaino/service/database-commands';
import { createTestDatabase } from '@zaino/testing/test-database';
import type { TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { SpendingCap } from './entities/spending-cap.entity';
import { seedSpendingCaps } from './seed';

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
  it('is what the entities ask for', async () => {
    expect(await pendingSchemaChanges(dataSource)).toEqual([]);
  });

  it('names the missing SQL where the entities ask for more', async () => {
    await dataSource.query('ALTER TABLE book DROP INDEX uq_book_isbn');
    expect((await pendingSchemaChanges(dataSource)).join()).toContain('uq_book_isbn');
    await dataSource.query('CREATE UNIQUE INDEX uq_book_isbn ON book (isbn)');
  });

  it('can be taken down and made again', async () => {
    await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    expect(await pendingSchemaChanges(dataSource)).toEqual([]);
  });
});

describe('the spending caps', () => {
  it('are the same after a second seed', async () => {
    const count = await seedSpendingCaps(dataSource);
    const caps = await dataSource.getRepository(SpendingCap).find();
    await seedSpendingCaps(dataSource);
    expect(await dataSource.getRepository(SpendingCap).find()).toEqual(caps);
    expect(caps).toHaveLength(count);
  });

  it('hold 299, 119 and 134 euro for the three years of lower secondary school', async () => {
    await seedSpendingCaps(dataSource);
    const caps = await dataSource
      .getRepository(SpendingCap)
      .find({ where: { schoolYear: 2025, tipoGrado: 'MM' }, order: { annoCorso: 'ASC' } });
    expect(caps.map(({ tettoCents }) => tettoCents)).toEqual([29_900, 11_900, 13_400]);
  });
});
