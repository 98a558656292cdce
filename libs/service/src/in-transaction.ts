import { sharedErrorCodes } from '@zaino/contracts/shared';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from './domain-error';

const MOST_TRIES = 5;

interface Options {
  /** Whether another may have been faster to write the same unique key, so that one more look shows what they did. */
  retriesDuplicates?: boolean;
}

/**
 * Runs a use case in a transaction, and anew where the database chose it to end a deadlock. Each statement sees what
 * is committed by then, and looking for a row that does not exist locks nothing; what `action` does outside the
 * database must bear repetition. Rejects as `unavailable` where a row is held for longer than the database waits.
 */
export async function inTransaction<Result>(
  database: DataSource,
  action: (manager: EntityManager) => Promise<Result>,
  { retriesDuplicates = false }: Options = {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction('READ COMMITTED', action);
    } catch (error) {
      const { code } = error as { code?: unknown };
      const wasOutrun =
        code === 'ER_LOCK_DEADLOCK' || (retriesDuplicates && code === 'ER_DUP_ENTRY');
      if (code === 'ER_LOCK_WAIT_TIMEOUT') {
        throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause: error });
      }
      if (!wasOutrun || tries === MOST_TRIES) throw error;
    }
  }
}
