import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { cancelledError } from '../import-error';
import type { FileFormat } from '../reading/file-format';
import type { StateChange } from './decide-states';
import type { ListMoments } from './list-moments';
import type { SchoolListPlan } from './plan-school-lists';

const ROWS_AT_ONCE = 1000;

/** What is to be known of an import once it is in use: how to undo it, and what it changed. */
export interface RunRecord {
  runId: number;
  change: StateChange;
  /** By the ids of the files that were loaded. */
  formats: ReadonlyMap<number, FileFormat>;
  /** Whether what was replaced stays, so that it can be compared and brought back. */
  isKept: boolean;
}

/** A school list and the moments of those that say what they said. */
export interface MomentousPlan {
  plan: SchoolListPlan;
  moments: ListMoments;
}

/**
 * Writes down what an import will have changed. Before its transaction, which it would make longer: nobody reads it of
 * a run that is not in use. Expects the temporary table `next_book` on the connection.
 */
export async function prepareRecord(
  run: Connection,
  { runId, change, formats, isKept }: RunRecord,
  lists: readonly MomentousPlan[],
): Promise<void> {
  await forgetRecord(run, runId);
  const sources = [
    ...change.activated.map(({ id }) => {
      const format = formats.get(id);
      const columns = format && columnNames(format);
      return [runId, id, 'activated', format?.delimiter ?? null, columns ?? null];
    }),
    ...change.superseded
      .filter(({ state }) => state === 'active')
      .map(({ id }) => [runId, id, 'replaced', null, null]),
  ];
  if (sources.length > 0) {
    await run.query(
      'INSERT INTO import_source (run_id, source_id, role, delimiter, column_names) VALUES ?',
      [sources],
    );
  }
  if (!isKept) return;
  await run.query(
    `INSERT INTO import_price (run_id, book_id, before_cents, after_cents)
     SELECT ?, book.id, book.prezzo_cents, next_book.prezzo_cents
       FROM next_book JOIN book ON book.id = next_book.id
      WHERE NOT (book.prezzo_cents <=> next_book.prezzo_cents)`,
    [runId],
  );
  for (const list of lists) await writeSchools(run, runId, list);
}

async function writeSchools(run: Connection, runId: number, list: MomentousPlan): Promise<void> {
  const { plan, moments } = list;
  const { schoolYear, current } = plan;
  const moved = plan.moved
    .filter(([code]) => !moments.has(code))
    .map(([code, after]) => {
      const before = current.get(code) ?? null;
      return [runId, code, schoolYear, before === null ? 'new' : 'changed', before, after];
    });
  const gone = plan.gone.map((code) => [
    runId,
    code,
    schoolYear,
    'gone',
    current.get(code) ?? null,
    null,
  ]);
  const rows = [...moved, ...gone];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await run.query(
      `INSERT INTO import_school (run_id, school_codice, school_year, state, before_source,
         after_source) VALUES ?`,
      [rows.slice(from, from + ROWS_AT_ONCE)],
    );
  }
}

/** In the transaction: from its commit on the import is in use. Throws where somebody has cancelled it until now. */
export async function markActive(run: Connection, record: RunRecord): Promise<void> {
  const { runId, isKept } = record;
  const [schools] = await run.query<RowDataPacket[]>(
    'SELECT 1 FROM import_school WHERE run_id = ? LIMIT 1',
    [runId],
  );
  const [{ affectedRows }] = await run.query<ResultSetHeader>(
    `UPDATE import_run SET state = 'active', phase = 'sweeping', is_kept = ?, comparison = ?,
       version = (SELECT version FROM dataset WHERE id = 1)
      WHERE id = ? AND is_cancel_asked = 0`,
    [isKept, schools.length > 0 ? 'pending' : 'none', runId],
  );
  if (affectedRows !== 1) throw cancelledError();
}

/** In the transaction of an undo. */
export async function markUndone(run: Connection, runId: number): Promise<void> {
  const now = new Date();
  await run.query(
    `UPDATE import_run SET state = 'undone', slot = NULL, phase = NULL, is_kept = 0, undone_at = ?,
       comparison = IF(comparison = 'pending', 'none', comparison)
      WHERE id = ?`,
    [now, runId],
  );
}

/** After an undo: what was not compared by then is compared no more. */
export async function forgetUncompared(run: Connection, runId: number): Promise<void> {
  for (const table of ['import_price', 'import_school']) {
    await run.query(
      `DELETE FROM ${table} WHERE run_id IN (
         SELECT id FROM import_run WHERE id = ? AND comparison = 'none')`,
      [runId],
    );
  }
}

/** What an import that did not come to its end has left. */
export async function forgetRecord(run: Connection, runId: number): Promise<void> {
  for (const table of ['import_source', 'import_price', 'import_school']) {
    await run.query(`DELETE FROM ${table} WHERE run_id = ?`, [runId]);
  }
}

function columnNames({ columns }: FileFormat): string {
  return [...columns]
    .sort(([, a], [, b]) => a - b)
    .map(([name]) => name)
    .join(',');
}
