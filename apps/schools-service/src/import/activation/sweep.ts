import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { forgetRecord } from './record-run';

/** Rows or classes of one statement: a sweep never holds many locks. */
const ROWS_AT_ONCE = 20_000;
const CLASSES_AT_ONCE = 2_000;

type IdRow = RowDataPacket & { id: number };

/**
 * Removes the rows of superseded files, but for those that the newest imports have replaced, so many of them, which can
 * still be undone; can be cut off and goes on at the next call.
 */
export async function sweepSuperseded(run: Connection, keptImports: number): Promise<void> {
  const kept = await keptSources(run, keptImports);
  const [sources] = await run.query<IdRow[]>(
    `SELECT id FROM source_file s WHERE state = 'superseded' AND id NOT IN (?) AND (
       EXISTS (SELECT 1 FROM class_group WHERE source_id = s.id) OR
       EXISTS (SELECT 1 FROM book_variant WHERE source_id = s.id) OR
       EXISTS (SELECT 1 FROM school WHERE source_id = s.id))`,
    [kept],
  );
  for (const { id } of sources) await removeRowsOf(run, id);
}

/** Ids of the files that stay, and 0; imports that can be undone no longer are marked before anything goes. */
async function keptSources(run: Connection, keptImports: number): Promise<number[]> {
  const [newest] = await run.query<IdRow[]>(
    "SELECT id FROM import_run WHERE state = 'active' ORDER BY version DESC LIMIT ?",
    [keptImports],
  );
  const ids = [0, ...newest.map(({ id }) => id)];
  await run.query('UPDATE import_run SET is_kept = 0 WHERE is_kept = 1 AND id NOT IN (?)', [ids]);
  const [sources] = await run.query<IdRow[]>(
    "SELECT DISTINCT source_id AS id FROM import_source WHERE role = 'replaced' AND run_id IN (?)",
    [ids],
  );
  return [0, ...sources.map(({ id }) => id)];
}

/** Removes whatever a killed run left in state `loading`. */
export async function removeLeftovers(run: Connection): Promise<void> {
  const [sources] = await run.query<IdRow[]>("SELECT id FROM source_file WHERE state = 'loading'");
  if (sources.length === 0) return;
  // Its adoptions may have arrived before their classes: they lie above all finished classes.
  const [rows] = await run.query<(RowDataPacket & { id: number | null })[]>(
    `SELECT MAX(id) AS id FROM class_group
      WHERE source_id NOT IN (SELECT id FROM source_file WHERE state = 'loading')`,
  );
  await removeInParts(run, 'DELETE FROM adoption WHERE class_id > ?', rows[0]?.id ?? 0);
  for (const { id } of sources) await removeRowsOf(run, id);
  await run.query("DELETE FROM source_file WHERE state = 'loading'");
}

/** What imports that did not come to their end have written of themselves. */
export async function forgetFailedRecords(run: Connection): Promise<void> {
  const [failed] = await run.query<IdRow[]>(
    `SELECT DISTINCT r.id FROM import_run r JOIN import_source s ON s.run_id = r.id
      WHERE r.state IN ('failed', 'cancelled', 'waiting')`,
  );
  for (const { id } of failed) await forgetRecord(run, id);
}

async function removeRowsOf(run: Connection, sourceId: number): Promise<void> {
  await removeInParts(run, 'DELETE FROM school WHERE source_id = ?', sourceId);
  await removeInParts(run, 'DELETE FROM book_variant WHERE source_id = ?', sourceId);
  for (;;) {
    const [classes] = await run.query<IdRow[]>(
      'SELECT id FROM class_group WHERE source_id = ? ORDER BY id LIMIT ?',
      [sourceId, CLASSES_AT_ONCE],
    );
    if (classes.length === 0) return;
    const ids = classes.map(({ id }) => id);
    // Classes go after their books, so that a cut sweep still finds what is left.
    await run.query('DELETE FROM adoption WHERE class_id IN (?)', [ids]);
    await run.query('DELETE FROM class_group WHERE id IN (?)', [ids]);
  }
}

async function removeInParts(run: Connection, sql: string, value: number): Promise<void> {
  for (;;) {
    const [result] = await run.query<ResultSetHeader>(`${sql} LIMIT ${ROWS_AT_ONCE}`, [value]);
    if (result.affectedRows < ROWS_AT_ONCE) return;
  }
}
