import type { Connection } from 'mysql2/promise';

/**
 * Imports that stand as running, though whoever calls this holds the lock of the one that runs: their process has ended.
 * One that was visible already has only to be cleared up, which the next import does.
 */
export async function recoverRuns(connection: Connection): Promise<void> {
  const now = new Date();
  await connection.query(
    `UPDATE import_run SET state = 'failed', failure = 'interrupted', slot = NULL, phase = NULL,
       current_file = NULL, ended_at = ?
      WHERE slot = 1 AND state = 'running'`,
    [now],
  );
  await connection.query(
    `UPDATE import_run SET slot = NULL, phase = NULL, current_file = NULL, ended_at = ?
      WHERE slot = 1 AND state = 'active' AND phase = 'sweeping'`,
    [now],
  );
}
