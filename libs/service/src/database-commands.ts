import type { DataSource } from 'typeorm';
import { CommandError } from './command-error';
import { judgeMigrations, type MigrationClass } from './migrations/judge-migrations';

/** One command of a service's `cli.js`. */
export type CliCommand = (args: string[]) => Promise<void>;

/** Opens the service's schema, does something with it, and closes it whatever happens. */
export async function withDataSource(
  open: () => Promise<DataSource>,
  action: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = await (await open()).initialize();
  try {
    await action(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** What every service with a schema can be told: `migrate`, `check` before a release, and `drift` for the checks. */
export function databaseCommands(open: () => Promise<DataSource>): Record<string, CliCommand> {
  return {
    migrate: () =>
      withDataSource(open, async (dataSource) => {
        const done = await dataSource.runMigrations();
        say(done.length === 0 ? 'The schema is up to date.' : `${done.length} migrations ran.`);
      }),
    'check-migrations': () =>
      withDataSource(open, async (dataSource) => {
        const found = await judgePending(dataSource);
        if (found.length > 0) throw new CommandError(found.join('\n'));
      }),
    drift: () =>
      withDataSource(open, async (dataSource) => {
        const changes = await pendingSchemaChanges(dataSource);
        if (changes.length === 0) return;
        throw new CommandError(`The entities ask for one more migration:\n${changes.join(';\n')};`);
      }),
  };
}

/** Why the migrations that `migrate` would run must wait; an empty schema has no version before. */
async function judgePending(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return [];
    const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
    const all = dataSource.migrations.map((migration) => migration.constructor as MigrationClass);
    return await judgeMigrations(all, new Set(rows.map(({ name }) => name)));
  } finally {
    await runner.release();
  }
}

/** The SQL that would bring the schema to what the entities say; empty where they agree. */
export async function pendingSchemaChanges(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
