import { itIsWhatTheEntitiesAskFor, migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

interface Index {
  name: string;
  /** Its kind and its table, as in `ux_user_`. */
  begin: string;
  /** In their order, with `_` between. */
  columns: string;
  first: string;
}

describe('the schema', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('calls each index by its table and columns, or by the first of them', async () => {
    const indexes = await schema().query<Index[]>(
      `SELECT INDEX_NAME AS name, CONCAT(
         IF(MAX(INDEX_TYPE) = 'FULLTEXT', 'fx_', IF(MAX(NON_UNIQUE) = 1, 'ix_', 'ux_')),
         TABLE_NAME, '_') AS \`begin\`,
         GROUP_CONCAT(COLUMN_NAME ORDER BY SEQ_IN_INDEX SEPARATOR '_') AS \`columns\`,
         MAX(IF(SEQ_IN_INDEX = 1, COLUMN_NAME, NULL)) AS \`first\`
       FROM information_schema.STATISTICS
       WHERE TABLE_SCHEMA = DATABASE() AND INDEX_NAME <> 'PRIMARY'
       GROUP BY TABLE_NAME, INDEX_NAME`,
    );
    expect(indexes.length).toBeGreaterThan(10);
    const others = indexes.filter(
      ({ name, begin, columns, first }) => name !== begin + columns && name !== begin + first,
    );
    expect(others).toEqual([]);
  });
});
