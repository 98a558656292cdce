import type { DataSource, Logger } from 'typeorm';

/** A statement as it was sent. */
export interface Statement {
  sql: string;
  parameters: unknown;
}

/** Notes the statements that a data source sends while `action` runs. */
export async function statementsOf(
  dataSource: DataSource,
  action: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const nothing = () => undefined;
  const before = dataSource.logger;
  dataSource.logger = {
    logQuery: (sql, parameters = []) => void statements.push({ sql, parameters }),
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  } satisfies Logger;
  await action().finally(() => (dataSource.logger = before));
  return statements;
}

/** A line of what the database says about how it answers a statement. */
export interface PlanLine {
  table: string;
  type: string;
  key: string | null;
  rows: string;
  Extra: string;
}

/** How the database answers a statement. */
export function planOf(
  dataSource: DataSource,
  { sql, parameters }: Statement,
): Promise<PlanLine[]> {
  return dataSource.query<PlanLine[]>(`EXPLAIN ${sql}`, parameters as unknown[]);
}
