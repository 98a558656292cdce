import type { Connection, RowDataPacket } from 'mysql2/promise';
import { activate } from './activation/activate';
import { planSchoolLists } from './activation/plan-school-lists';
import { findOutdatedSchools } from './activation/plan-schools';
import { decideStates } from './activation/decide-states';
import type { Source, StateChange } from './activation/decide-states';
import { planUndo } from './activation/plan-undo';
import { forgetUncompared } from './activation/record-run';
import { stageBooks } from './activation/stage-books';
import { forgetFailedRecords, removeLeftovers, sweepSuperseded } from './activation/sweep';
import type { ImportJournal } from './import-journal';
import type { LoadContext } from './loading/file-loader';
import { readIdentities } from './loading/identity-state';
import type { IdentityState } from './loading/identity-state';
import { openLocked } from './loading/import-lock';
import type { RowCount } from './loading/row-count';
import { TableWriter } from './loading/table-writer';
import { columnsOf } from './table-columns';
import type { FileFormat } from './reading/file-format';
import type { InputFile } from './reading/inspect-file';

type LoadedTable = keyof typeof columnsOf;
const loadedTables = Object.keys(columnsOf) as LoadedTable[];

/** What an import is at from now on; may throw, up to `activating`. */
export type OnPhase = (phase: 'storing' | 'activating' | 'sweeping') => Promise<void>;

/** One import on the database: its locks, its connections, what it has loaded so far. */
export class LoadSession {
  private readonly counts = new Map<number, RowCount>();
  private readonly formats = new Map<number, FileFormat>();

  private constructor(
    readonly run: Connection,
    readonly identities: IdentityState,
    private readonly loaders: Record<LoadedTable, Connection>,
    private readonly writers: Record<LoadedTable | 'enrichment', TableWriter>,
    private readonly keptImports: number,
  ) {}

  /** Waits for the connections of a killed run, removes what it left, and reads what is known. */
  static async open(url: string, keptImports: number): Promise<LoadSession> {
    const opened: Connection[] = [];
    const openOne = async (role: LoadedTable | 'run') => {
      const connection = await openLocked(url, role);
      opened.push(connection);
      return connection;
    };
    try {
      const run = await openOne('run');
      const loaders = {
        school: await openOne('school'),
        class_group: await openOne('class_group'),
        adoption: await openOne('adoption'),
        book_variant: await openOne('book_variant'),
      };
      await removeLeftovers(run);
      await forgetFailedRecords(run);
      await sweepSuperseded(run, keptImports);
      await createEnrichmentStage(run);
      const identities = await readIdentities(run);
      return new LoadSession(run, identities, loaders, writersOf(run, loaders), keptImports);
    } catch (error) {
      await Promise.all(opened.map((connection) => connection.end()));
      throw error;
    }
  }

  /** Notes the file as `loading`; its rows go to the context's sinks. */
  async begin(file: InputFile): Promise<LoadContext & { onLoaded: (count: RowCount) => void }> {
    this.identities.lastSourceId += 1;
    const sourceId = this.identities.lastSourceId;
    const { schoolYear, kind, sourceKey, fileName, sha256 } = file;
    await this.writers.enrichment.finish();
    await this.run.query(
      `INSERT INTO source_file (id, school_year, kind, source_key, file_name, sha256, state,
         rows_imported, rows_duplicate, rows_rejected, created_at)
       VALUES (?, ?, ?, ?, ?, ?, 'loading', 0, 0, 0, CURRENT_TIMESTAMP)`,
      [sourceId, schoolYear, kind, sourceKey, fileName, sha256],
    );
    this.formats.set(sourceId, file.format);
    return {
      sourceId,
      schoolYear,
      identities: this.identities,
      sinks: this.writers,
      onLoaded: (count) => this.counts.set(sourceId, count),
    };
  }

  /**
   * Makes all that was loaded visible at once, then removes what it replaces and nobody can bring back any more. False
   * where nothing was loaded.
   */
  async activate(journal: ImportJournal, onPhase: OnPhase): Promise<boolean> {
    if (this.counts.size === 0) return false;
    await onPhase('storing');
    await Promise.all(Object.values(this.writers).map((writer) => writer.finish()));
    await refreshStatistics(this.run, loadedTables);
    const change = decideStates(await readSources(this.run));
    await onPhase('activating');
    await this.apply(change, { runId: journal.runId, isUndo: false });
    await onPhase('sweeping');
    await sweepSuperseded(this.run, this.keptImports);
    return true;
  }

  /** Makes visible again what an import has replaced; false where that cannot be done. */
  async undo(runId: number): Promise<boolean> {
    const change = await planUndo(this.run, runId);
    if (change === null) return false;
    await this.apply(change, { runId, isUndo: true });
    await forgetUncompared(this.run, runId);
    await sweepSuperseded(this.run, this.keptImports);
    return true;
  }

  private async apply(
    change: StateChange,
    { runId, isUndo }: { runId: number; isUndo: boolean },
  ): Promise<void> {
    const { run, counts, formats, identities } = this;
    const [schoolLists, outdatedSchools] = await Promise.all([
      planSchoolLists(this.loaders.school, change),
      findOutdatedSchools(this.loaders.class_group, change),
      stageBooks({ run, reader: this.loaders.book_variant }, change),
    ]);
    const newDisciplines = isUndo ? new Map<string, number>() : identities.disciplines.new;
    const record = { runId, change, formats, isKept: this.keptImports > 0 };
    await activate(run, {
      change,
      counts,
      newDisciplines,
      schoolLists,
      outdatedSchools,
      record,
      isUndo,
    });
    counts.clear();
    await refreshStatistics(run, ['book', 'school_list', 'discipline']);
  }

  /** Removes what was loaded and not made visible. */
  async giveUp(): Promise<void> {
    await Promise.all(Object.values(this.writers).map((writer) => writer.abandon()));
    await removeLeftovers(this.run);
  }

  async close(): Promise<void> {
    const connections = [...Object.values(this.loaders), this.run];
    await Promise.all(connections.map((connection) => connection.end()));
  }
}

function writersOf(run: Connection, loaders: Record<LoadedTable, Connection>) {
  const writerOf = (table: LoadedTable) =>
    new TableWriter(loaders[table], { table, columns: columnsOf[table] });
  const enrichment = new TableWriter(run, {
    table: 'next_enrichment',
    columns: ['source_id', 'isbn', 'descrizione', 'copertina'],
  });
  const [school, class_group, adoption, book_variant] = loadedTables.map(writerOf);
  return { school, class_group, adoption, book_variant, enrichment } as Record<
    LoadedTable | 'enrichment',
    TableWriter
  >;
}

/**
 * Without fresh statistics the first queries on new rows get the plans of empty tables: a join over
 * all schools was seen to take forty seconds instead of a tenth of one.
 */
async function refreshStatistics(run: Connection, tables: readonly string[]): Promise<void> {
  await run.query(`ANALYZE NO_WRITE_TO_BINLOG TABLE ${tables.join(', ')}`);
}

async function createEnrichmentStage(run: Connection): Promise<void> {
  await run.query('CREATE TEMPORARY TABLE next_enrichment LIKE book_enrichment');
  await run.query(
    `ALTER TABLE next_enrichment ADD source_id smallint unsigned NOT NULL FIRST,
       DROP PRIMARY KEY, ADD PRIMARY KEY (source_id, isbn)`,
  );
}

async function readSources(run: Connection): Promise<Source[]> {
  const [rows] = await run.query<(RowDataPacket & Source)[]>(
    `SELECT id, kind, school_year AS schoolYear, source_key AS sourceKey, file_name AS fileName, state
       FROM source_file WHERE state IN ('loading', 'active')`,
  );
  return rows;
}
