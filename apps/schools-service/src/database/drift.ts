import type { DataSource } from 'typeorm';

/** The SQL that would bring the schema to what the entities say; empty where they agree. */
export async function pendingSchemaChanges(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
