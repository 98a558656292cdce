import { itIsWhatTheEntitiesAskFor, migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

describe('the schema', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('calls each index by its table and columns', async () => {
    const indexes = await schema().query<{ name: string; expected: string }[]>(
      `SELECT INDEX_NAME AS name, CONCAT(
         IF(MAX(INDEX_TYPE) = 'FULLTEXT', 'fx_', IF(MAX(NON_UNIQUE) = 1, 'ix_', 'ux_')), TABLE_NAME, '_',
         GROUP_CONCAT(COLUMN_NAME ORDER BY SEQ_IN_INDEX SEPARATOR '_')) AS expected
       FROM information_schema.STATISTICS
       WHERE TABLE_SCHEMA = DATABASE() AND INDEX_NAME <> 'PRIMARY'
       GROUP BY TABLE_NAME, INDEX_NAME`,
    );
    expect(indexes.length).toBeGreaterThan(10);
    expect(indexes.map(({ name }) => name)).toEqual(indexes.map(({ expected }) => expected));
  });
});
