import { pendingSchemaChanges } from '@zaino/service/database-commands';
import { itIsWhatTheEntitiesAskFor, migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { seedSpendingCaps } from '../dataset/seed-spending-caps';

const schema = migratedSchema(createDataSource);

describe('the schema', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('names the missing SQL where the entities ask for more', async () => {
    await schema().query('ALTER TABLE book DROP INDEX ux_book_isbn');
    expect((await pendingSchemaChanges(schema())).join()).toContain('ux_book_isbn');
    await schema().query('CREATE UNIQUE INDEX ux_book_isbn ON book (isbn)');
  });
});

describe('the spending caps', () => {
  it('are the same after a second seed', async () => {
    const count = await seedSpendingCaps(schema());
    const caps = await schema().getRepository(SpendingCapEntity).find();
    await seedSpendingCaps(schema());
    expect(await schema().getRepository(SpendingCapEntity).find()).toEqual(caps);
    expect(caps).toHaveLength(count);
  });

  it('hold 299, 119 and 134 euro for the three years of lower secondary school', async () => {
    await seedSpendingCaps(schema());
    const caps = await schema()
      .getRepository(SpendingCapEntity)
      .find({ where: { schoolYear: 2025, tipoGrado: 'MM' }, order: { annoCorso: 'ASC' } });
    expect(caps.map(({ tettoCents }) => tettoCents)).toEqual([29_900, 11_900, 13_400]);
  });
});
