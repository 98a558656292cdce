import type { Connection } from 'mysql2/promise';
import { displayDiscipline } from '../display-names/display-discipline';
import type { RowCount } from '../loading/row-count';
import { announceLists } from './announce-lists';
import type { StateChange } from './decide-states';
import { bookColumns } from './stage-books';
import { readListMoments } from './list-moments';
import type { SchoolListPlan } from './plan-school-lists';
import type { OutdatedSchool } from './plan-schools';
import {
  markActive,
  markUndone,
  type MomentousPlan,
  prepareRecord,
  type RunRecord,
} from './record-run';

const ROWS_AT_ONCE = 1000;

/** Everything that becomes visible together. */
export interface Activation {
  change: StateChange;
  counts: ReadonlyMap<number, RowCount>;
  newDisciplines: ReadonlyMap<string, number>;
  schoolLists: SchoolListPlan[];
  outdatedSchools: OutdatedSchool[];
  record: RunRecord;
  /** The record is of an import that is taken back. */
  isUndo: boolean;
}

/**
 * The one transaction in which an import becomes visible. Expects the temporary tables `next_book`
 * and `next_enrichment` on the connection.
 */
export async function activate(run: Connection, activation: Activation): Promise<void> {
  const lists: MomentousPlan[] = [];
  for (const plan of activation.schoolLists) {
    lists.push({ plan, moments: await readListMoments(run, plan) });
  }
  const { record, isUndo } = activation;
  if (!isUndo) await prepareRecord(run, record, lists);
  await run.beginTransaction();
  try {
    await insertDisciplines(run, activation.newDisciplines);
    await replaceBooks(run);
    await addEnrichment(run, activation.change);
    for (const list of lists) await applySchoolList(run, list);
    await markOutdatedSchools(run, activation.outdatedSchools);
    await changeStates(run, activation);
    await run.query(
      'UPDATE dataset SET version = version + 1, changed_at = CURRENT_TIMESTAMP(6) WHERE id = 1',
    );
    if (isUndo) await markUndone(run, record.runId);
    else {
      await announceLists(run, activation.schoolLists);
      await markActive(run, record);
    }
    await run.commit();
  } catch (error) {
    await run.rollback();
    throw error;
  }
}

/** Subjects that an import has met for the first time. */
export async function insertDisciplines(
  run: Connection,
  disciplines: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...disciplines].map(([nome, id]) => [id, nome, displayDiscipline(nome)]);
  for (const some of chunksOf(rows)) {
    await run.query('INSERT INTO discipline (id, nome, nome_mostrato) VALUES ?', [some]);
  }
}

async function replaceBooks(run: Connection): Promise<void> {
  const updates = bookColumns
    .filter((column) => column !== 'id' && column !== 'isbn')
    .map((column) => `${column} = next_book.${column}`);
  await run.query(
    `INSERT INTO book SELECT * FROM next_book ON DUPLICATE KEY UPDATE ${updates.join(', ')}`,
  );
}

async function addEnrichment(run: Connection, { activated }: StateChange): Promise<void> {
  for (const { id, kind } of activated) {
    if (kind !== 'enrichment') continue;
    await run.query(
      `INSERT INTO book_enrichment (isbn, descrizione, copertina)
       SELECT isbn, descrizione, copertina FROM next_enrichment WHERE source_id = ?
       ON DUPLICATE KEY UPDATE descrizione = next_enrichment.descrizione,
                               copertina = next_enrichment.copertina`,
      [id],
    );
  }
}

async function applySchoolList(run: Connection, { plan, moments }: MomentousPlan): Promise<void> {
  const { schoolYear } = plan;
  const now = new Date();
  const rows = plan.moved.map(([code, sourceId]) => [
    schoolYear,
    code,
    sourceId,
    moments.get(code) ?? now,
  ]);
  for (const some of chunksOf(rows)) {
    await run.query(
      'REPLACE INTO school_list (school_year, school_codice, source_id, changed_at) VALUES ?',
      [some],
    );
  }
  for (const some of chunksOf(plan.gone)) {
    await run.query('DELETE FROM school_list WHERE school_year = ? AND school_codice IN (?)', [
      schoolYear,
      some,
    ]);
  }
}

async function markOutdatedSchools(run: Connection, schools: OutdatedSchool[]): Promise<void> {
  for (const outdatedBy of new Set(schools.map((school) => school.outdatedBy))) {
    const keys = schools
      .filter((school) => school.outdatedBy === outdatedBy)
      .map(({ schoolYear, codice, sourceId }) => [schoolYear, codice, sourceId]);
    for (const some of chunksOf(keys)) {
      await run.query(
        'UPDATE school SET outdated_by = ? WHERE (school_year, codice, source_id) IN (?)',
        [outdatedBy, some],
      );
    }
  }
}

async function changeStates(run: Connection, { change, counts }: Activation): Promise<void> {
  for (const { id } of [...change.activated, ...change.superseded]) {
    const count = counts.get(id);
    if (count === undefined) continue;
    await run.query(
      'UPDATE source_file SET rows_imported = ?, rows_duplicate = ?, rows_rejected = ? WHERE id = ?',
      [count.imported, count.duplicate, count.rejected, id],
    );
  }
  for (const { id } of change.activated) {
    await run.query(
      "UPDATE source_file SET state = 'active', activated_at = CURRENT_TIMESTAMP WHERE id = ?",
      [id],
    );
  }
  for (const { id } of change.superseded) {
    await run.query("UPDATE source_file SET state = 'superseded' WHERE id = ?", [id]);
  }
}

function* chunksOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE);
  }
}
