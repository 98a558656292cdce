import { itIsWhatTheEntitiesAskFor, migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

describe('the schema', () => {
  itIsWhatTheEntitiesAskFor(schema);
});
