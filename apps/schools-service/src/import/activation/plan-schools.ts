import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { StateChange } from './decide-states';

/** A school's row of a registry file that counts no longer, or counts again. */
export interface OutdatedSchool {
  schoolYear: number;
  codice: string;
  sourceId: number;
  /** The newer file that repeats it; null of one that counts. */
  outdatedBy: number | null;
}

/** A school counts once among the active files, in the newest one that names it: the rows where that changes. */
export async function findOutdatedSchools(
  reader: Connection,
  change: StateChange,
): Promise<OutdatedSchool[]> {
  const registries = change.active.filter(({ kind }) => kind === 'registry');
  const touched = [...change.activated, ...change.superseded].filter(
    ({ kind }) => kind === 'registry',
  );
  const changed: OutdatedSchool[] = [];
  for (const schoolYear of new Set(touched.map((source) => source.schoolYear))) {
    const ids = registries.filter((s) => s.schoolYear === schoolYear).map(({ id }) => id);
    if (ids.length > 0) changed.push(...(await findInYear(reader, schoolYear, ids)));
  }
  return changed;
}

/** `sourceIds` has the newest file last. */
async function findInYear(
  reader: Connection,
  schoolYear: number,
  sourceIds: number[],
): Promise<OutdatedSchool[]> {
  const [rows] = await reader.query<(RowDataPacket & OutdatedSchool)[]>(
    `SELECT school_year AS schoolYear, codice, source_id AS sourceId, outdated_by AS outdatedBy
       FROM school
      WHERE school_year = ? AND source_id IN (?) AND (outdated_by IS NOT NULL OR codice IN (
        SELECT codice FROM school WHERE school_year = ? AND source_id IN (?)
         GROUP BY codice HAVING COUNT(*) > 1))`,
    [schoolYear, sourceIds, schoolYear, sourceIds],
  );
  const age = (row: OutdatedSchool) => sourceIds.indexOf(row.sourceId);
  const newest = new Map<string, OutdatedSchool>();
  for (const row of rows) {
    const other = newest.get(row.codice);
    if (other === undefined || age(other) < age(row)) newest.set(row.codice, row);
  }
  return rows.flatMap(({ schoolYear: year, codice, sourceId, outdatedBy }) => {
    const winner = newest.get(codice)?.sourceId ?? sourceId;
    const should = winner === sourceId ? null : winner;
    if (should === outdatedBy) return [];
    return [{ schoolYear: year, codice, sourceId, outdatedBy: should }];
  });
}
