import type { DataSource } from 'typeorm';
import { inTransaction } from '../in-transaction';

/** Images in one statement. */
const BATCH = 500;

/**
 * Notes of images that they are needed, so that the sweep leaves them for days. It is written once a day at most: what
 * was needed since is safe for long enough.
 */
export async function holdImages(database: DataSource, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const due = await database.query<{ id: string }[]>(
      `SELECT id FROM media
       WHERE id IN (?) AND needed_at < CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY ORDER BY id`,
      [batch],
    );
    if (due.length === 0) continue;
    await inTransaction(database, (manager) =>
      manager.query('UPDATE media SET needed_at = CURRENT_TIMESTAMP(3) WHERE id IN (?)', [
        due.map(({ id }) => id),
      ]),
    );
  }
}
