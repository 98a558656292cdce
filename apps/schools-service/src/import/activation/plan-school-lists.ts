import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Source, StateChange } from './decide-states';

/** What changes in `school_list` for one school year. */
export interface SchoolListPlan {
  schoolYear: number;
  /** School code and the file that serves it from now on. */
  moved: [string, number][];
  /** Schools that no active file names any more. */
  gone: string[];
  /** The file that serves each school so far. */
  current: ReadonlyMap<string, number>;
}

type ListRow = RowDataPacket & { schoolCodice: string; sourceId: number };

/** The newest active file that contains a school serves all its classes. */
export async function planSchoolLists(
  reader: Connection,
  change: StateChange,
): Promise<SchoolListPlan[]> {
  const touched = [...change.activated, ...change.superseded];
  const years = new Set(touched.filter(isAdoptions).map(({ schoolYear }) => schoolYear));
  const plans: SchoolListPlan[] = [];
  for (const schoolYear of years) {
    const sources = change.active.filter(isAdoptions);
    const ofYear = sources.filter((source) => source.schoolYear === schoolYear);
    plans.push(await planYear(reader, schoolYear, ofYear));
  }
  return plans;
}

async function planYear(
  reader: Connection,
  schoolYear: number,
  sources: Source[],
): Promise<SchoolListPlan> {
  const wanted = new Map<string, number>();
  for (const { id } of sources) {
    const [rows] = await reader.query<ListRow[]>(
      'SELECT DISTINCT school_codice AS schoolCodice, source_id AS sourceId FROM class_group WHERE source_id = ?',
      [id],
    );
    for (const { schoolCodice, sourceId } of rows) wanted.set(schoolCodice, sourceId);
  }
  const [rows] = await reader.query<ListRow[]>(
    'SELECT school_codice AS schoolCodice, source_id AS sourceId FROM school_list WHERE school_year = ?',
    [schoolYear],
  );
  const current = new Map(rows.map(({ schoolCodice, sourceId }) => [schoolCodice, sourceId]));
  return {
    schoolYear,
    moved: [...wanted].filter(([code, sourceId]) => current.get(code) !== sourceId),
    gone: [...current.keys()].filter((code) => !wanted.has(code)),
    current,
  };
}

function isAdoptions({ kind }: Source): boolean {
  return kind === 'adoptions';
}
