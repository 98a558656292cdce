import type { DataSource, EntityManager } from 'typeorm';

const MOST_TRIES = 5;

/** Somebody else was faster: another look shows what they did. */
const outrun = new Set(['ER_LOCK_DEADLOCK', 'ER_DUP_ENTRY']);

/**
 * Runs a use case in a transaction, and anew where it was outrun by another. Each statement sees what is committed
 * by then, and looking for a row that does not exist locks nothing.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  action: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await dataSource.transaction('READ COMMITTED', action);
    } catch (error) {
      if (tries === MOST_TRIES || !wasOutrun(error)) throw error;
    }
  }
}

function wasOutrun(error: unknown): boolean {
  return error instanceof Error && 'code' in error && outrun.has(String(error.code));
}
