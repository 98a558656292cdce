import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SchemaChanges } from './schema-changes';

/** A migration as it stands in `data-source.ts`. */
export type MigrationClass = (new () => MigrationInterface) & {
  /**
   * Of the contracting step: the name of the migration that had made room for it. It may take away what the version
   * before that one used, once a version with that one has been live.
   */
  contracts?: string;
};

/**
 * Why the migrations that are not `done` must not run while the version before still does, a sentence each: none where
 * they may. `all` are those of the service in their order, `done` the names of those that have run.
 */
export async function judgeMigrations(
  all: readonly MigrationClass[],
  done: ReadonlySet<string>,
): Promise<string[]> {
  const changes = new SchemaChanges();
  const standing = all.filter(({ name }) => done.has(name));
  for (const migration of standing) {
    const { statements } = await statementsOf(migration);
    for (const sql of statements) changes.read(sql);
  }
  changes.beginRelease();
  const found: string[] = [];
  for (const migration of all.filter(({ name }) => !done.has(name))) {
    const { name, contracts } = migration;
    const { statements, failure } = await statementsOf(migration);
    const breaks = statements.flatMap((sql) => changes.read(sql));
    if (failure !== undefined) breaks.push(`cannot be read without a database: ${failure}`);
    if (contracts === undefined) found.push(...breaks.map((why) => `${name} ${why}`));
    else if (!done.has(contracts)) {
      found.push(`${name} contracts ${contracts}, which no version that was live has brought`);
    }
  }
  return found;
}

/** What `up` would send, without a database: whatever it reads is empty. */
async function statementsOf(
  Migration: MigrationClass,
): Promise<{ statements: string[]; failure?: string }> {
  const statements: string[] = [];
  const query = (sql: string) => {
    statements.push(sql);
    return Promise.resolve([]);
  };
  const recorder = { query, manager: { query } } as unknown as QueryRunner;
  try {
    await new Migration().up(recorder);
    return { statements };
  } catch (error) {
    return { statements, failure: String(error) };
  }
}
