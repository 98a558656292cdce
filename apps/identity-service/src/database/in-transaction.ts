import type { DataSource, EntityManager } from 'typeorm';

const MOST_TRIES = 5;

/**
 * Runs a use case in a transaction, and anew where the database chose it to end a deadlock. Each statement sees what
 * is committed by then; what `action` does outside the database must bear repetition.
 */
export async function inTransaction<Result>(
  database: DataSource,
  action: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction('READ COMMITTED', action);
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code !== 'ER_LOCK_DEADLOCK' || tries === MOST_TRIES) throw error;
    }
  }
}
