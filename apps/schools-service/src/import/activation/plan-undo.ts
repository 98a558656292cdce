import type { Connection, RowDataPacket } from 'mysql2/promise';
import { byAge, type Source, type StateChange } from './decide-states';

type SourceRow = RowDataPacket & Source & { role: 'activated' | 'replaced' | null };

/**
 * What it takes to undo an import: what it replaced is active again, and what it activated no longer. Null where another
 * one has come since, or where what it replaced is gone.
 */
export async function planUndo(run: Connection, runId: number): Promise<StateChange | null> {
  const [runs] = await run.query<(RowDataPacket & { id: number; isKept: number })[]>(
    `SELECT id, is_kept AS isKept FROM import_run WHERE state = 'active'
      ORDER BY version DESC LIMIT 1`,
  );
  if (runs[0]?.id !== runId || runs[0].isKept !== 1) return null;
  const [sources] = await run.query<SourceRow[]>(
    `SELECT s.id, s.kind, s.school_year AS schoolYear, s.source_key AS sourceKey,
            s.file_name AS fileName, s.state, i.role
       FROM source_file s LEFT JOIN import_source i ON i.source_id = s.id AND i.run_id = ?
      WHERE s.state = 'active' OR i.role = 'replaced'`,
    [runId],
  );
  const activated = sources.filter(({ role, state }) => role === 'replaced' && state !== 'active');
  const superseded = sources.filter(
    ({ role, state }) => role === 'activated' && state === 'active',
  );
  const active = sources.filter((source) => !superseded.includes(source)).sort(byAge);
  return { activated, superseded, active };
}
