import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { StateChange } from './decide-states';

/** A school's row of an older registry file that a newer one repeats. */
export interface OutdatedSchool {
  schoolYear: number;
  codice: string;
  sourceId: number;
}

/** A school stands once among the active files: the newest one that names it counts. */
export async function findOutdatedSchools(
  reader: Connection,
  change: StateChange,
): Promise<OutdatedSchool[]> {
  const registries = change.active.filter(({ kind }) => kind === 'registry');
  const touched = change.activated.filter(({ kind }) => kind === 'registry');
  const outdated: OutdatedSchool[] = [];
  for (const schoolYear of new Set(touched.map((source) => source.schoolYear))) {
    const ids = registries.filter((s) => s.schoolYear === schoolYear).map(({ id }) => id);
    if (ids.length > 1) outdated.push(...(await findInYear(reader, schoolYear, ids)));
  }
  return outdated;
}

/** `sourceIds` has the newest file last. */
async function findInYear(
  reader: Connection,
  schoolYear: number,
  sourceIds: number[],
): Promise<OutdatedSchool[]> {
  const [rows] = await reader.query<(RowDataPacket & OutdatedSchool)[]>(
    `SELECT school_year AS schoolYear, codice, source_id AS sourceId FROM school
      WHERE school_year = ? AND source_id IN (?) AND codice IN (
        SELECT codice FROM school WHERE school_year = ? AND source_id IN (?)
         GROUP BY codice HAVING COUNT(*) > 1)`,
    [schoolYear, sourceIds, schoolYear, sourceIds],
  );
  const age = (row: OutdatedSchool) => sourceIds.indexOf(row.sourceId);
  const newest = new Map<string, OutdatedSchool>();
  for (const row of rows) {
    const other = newest.get(row.codice);
    if (other === undefined || age(other) < age(row)) newest.set(row.codice, row);
  }
  return rows.filter((row) => newest.get(row.codice) !== row);
}
