import { itIsWhatTheEntitiesAskFor, migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

describe('the schema', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('has nothing live at first, and a row each for who changes it and who tells of it', async () => {
    const rows = await schema().query<{ revision: number; written: number }[]>(
      `SELECT d.revision, w.revision AS written
       FROM live_document d JOIN live_writing w ON w.id = d.id`,
    );
    expect(rows).toEqual([{ revision: 0, written: 0 }]);
  });

  it('compares versions letter by letter', async () => {
    const columns = await schema().query<{ COLLATION_NAME: string }[]>(
      `SELECT DISTINCT COLLATION_NAME FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME IN ('app', 'version', 'token_hash')`,
    );
    expect(columns).toEqual([{ COLLATION_NAME: 'ascii_bin' }]);
  });
});
