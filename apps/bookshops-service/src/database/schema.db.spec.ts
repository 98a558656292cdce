import { itIsWhatTheEntitiesAskFor, migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

describe('the schema', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('compares domains letter by letter', async () => {
    const columns = await schema().query<{ TABLE_NAME: string; COLLATION_NAME: string }[]>(
      `SELECT TABLE_NAME, COLLATION_NAME FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'domain'`,
    );
    expect(columns.map(({ COLLATION_NAME }) => COLLATION_NAME)).toEqual(['ascii_bin', 'ascii_bin']);
  });
});
