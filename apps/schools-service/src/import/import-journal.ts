import type { ImportPhase } from '@zaino/contracts/schools';
import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { cancelledError, ImportError } from './import-error';
import { connect } from './loading/import-lock';
import type { RowRejection, RowCount } from './loading/row-count';
import { recoverRuns } from './recover-runs';

/** How often it is written how far an import is, in milliseconds. */
const SAID_EVERY_MS = 1_000;
const REJECTS_AT_ONCE = 200;
/** Of one import: a file of another kind would fill the table. */
const MOST_REJECTS = 20_000;
/** Characters of a rejected row, which may take four bytes each. */
const LONGEST_TEXT = 16_000;

/** Which import is written of. */
export interface JournalRun {
  /** Of one that was prepared before and waits; null for one from the command line. */
  id: number | null;
  files: number;
  /** Whether the process is to end: the import then gives way. */
  shouldStop: () => boolean;
}

interface Totals {
  imported: number;
  duplicate: number;
  rejected: number;
}

/**
 * Writes down how far an import is and which rows it could not use, on a connection of its own; hears there whether
 * somebody has cancelled it.
 */
export class ImportJournal {
  private readonly rejects: unknown[][] = [];
  private readonly done: Totals = { imported: 0, duplicate: 0, rejected: 0 };
  private keptRejects = 0;
  private filesRead = 0;
  private saidAt = 0;

  private constructor(
    private readonly connection: Connection,
    readonly runId: number,
    private readonly shouldStop: () => boolean,
  ) {}

  /** To be called by whoever holds the locks of an import: others that stand as running are dead then. */
  static async open(url: string, run: JournalRun): Promise<ImportJournal> {
    const connection = await connect(url);
    try {
      await recoverRuns(connection);
      const id = run.id === null ? await newRun(connection) : await begin(connection, run.id);
      await connection.query('UPDATE import_run SET files = ? WHERE id = ?', [run.files, id]);
      return new ImportJournal(connection, id, run.shouldStop);
    } catch (error) {
      await connection.end();
      throw error;
    }
  }

  /** What the import is at from now on; throws where it was cancelled. */
  async enter(phase: ImportPhase, fileName: string | null = null): Promise<void> {
    await this.keep('phase = ?, current_file = ?', [phase, fileName]);
    await this.obey();
  }

  /** Nothing may stop what comes now. */
  async sweeping(): Promise<void> {
    await this.keep("phase = 'sweeping', current_file = NULL", []);
  }

  reject(sourceId: number, { fileName, line, code, column, text }: RowRejection): void {
    if (this.keptRejects >= MOST_REJECTS) return;
    this.keptRejects += 1;
    const kept = text.slice(0, LONGEST_TEXT);
    const isCut = kept.length < text.length;
    this.rejects.push([
      this.runId,
      sourceId,
      fileName,
      line,
      code,
      column,
      kept,
      isCut,
      new Date(),
    ]);
  }

  /** Writes what is new, not too often; throws where the import was cancelled. */
  async keepUp(count: RowCount): Promise<void> {
    if (this.rejects.length >= REJECTS_AT_ONCE) await this.writeRejects();
    if (Date.now() - this.saidAt < SAID_EVERY_MS) return;
    await this.say(count);
    await this.obey();
  }

  /** A file has come to its end. */
  async fileRead(count: Totals): Promise<void> {
    await this.writeRejects();
    this.filesRead += 1;
    this.done.imported += count.imported;
    this.done.duplicate += count.duplicate;
    this.done.rejected += count.rejected;
    await this.say({ imported: 0, duplicate: 0, rejected: 0 });
  }

  /** It has come to its end; of one from the command line with nothing new, as at each start, nothing is told. */
  async end(state: 'active' | 'unchanged'): Promise<void> {
    if (state === 'unchanged') {
      await this.connection.query("DELETE FROM import_run WHERE id = ? AND origin = 'command'", [
        this.runId,
      ]);
    }
    await this.keep('state = ?, slot = NULL, phase = NULL, current_file = NULL, ended_at = ?', [
      state,
      new Date(),
    ]);
  }

  /**
   * Why it did not; one that gives way to the end of its process waits for the next one. One that is in use has only not
   * cleared up, which the next import does.
   */
  async fail(error: unknown): Promise<void> {
    const [{ affectedRows }] = await this.connection.query<ResultSetHeader>(
      `UPDATE import_run SET slot = NULL, phase = NULL, current_file = NULL, ended_at = ?
        WHERE id = ? AND state = 'active'`,
      [new Date(), this.runId],
    );
    if (affectedRows === 1) return;
    await this.writeRejects();
    const { code, fileName } =
      error instanceof ImportError ? error : { code: 'other', fileName: null };
    if (code === 'stopped') {
      await this.connection.query(
        `UPDATE import_run SET state = 'waiting', phase = NULL, current_file = NULL, files_read = 0,
           heard_at = NULL WHERE id = ?`,
        [this.runId],
      );
      return;
    }
    const state = code === 'cancelled' ? 'cancelled' : 'failed';
    await this.keep(
      `state = ?, failure = ?, failure_file = ?, slot = NULL, phase = NULL, current_file = NULL,
         ended_at = ?`,
      [state, code, fileName, new Date()],
    );
  }

  close(): Promise<void> {
    return this.connection.end();
  }

  private async say(count: Totals): Promise<void> {
    this.saidAt = Date.now();
    const { done, filesRead } = this;
    await this.keep('files_read = ?, rows_imported = ?, rows_duplicate = ?, rows_rejected = ?', [
      filesRead,
      done.imported + count.imported,
      done.duplicate + count.duplicate,
      done.rejected + count.rejected,
    ]);
  }

  private async keep(changes: string, values: unknown[]): Promise<void> {
    await this.connection.query(`UPDATE import_run SET ${changes}, heard_at = ? WHERE id = ?`, [
      ...values,
      new Date(),
      this.runId,
    ]);
  }

  private async obey(): Promise<void> {
    if (this.shouldStop()) throw new ImportError('The process is ending.', { code: 'stopped' });
    const [rows] = await this.connection.query<(RowDataPacket & { isAsked: number })[]>(
      'SELECT is_cancel_asked AS isAsked FROM import_run WHERE id = ?',
      [this.runId],
    );
    if (rows[0]?.isAsked === 1) throw cancelledError();
  }

  private async writeRejects(): Promise<void> {
    if (this.rejects.length === 0) return;
    await this.connection.query(
      `INSERT INTO import_reject (run_id, source_id, file_name, line, code, column_name, row_text,
         is_cut, created_at) VALUES ?`,
      [this.rejects.splice(0)],
    );
  }
}

/** One from the command line; refused where another one waits to be started from the page. */
async function newRun(connection: Connection): Promise<number> {
  const now = new Date();
  try {
    const [{ insertId }] = await connection.query<ResultSetHeader>(
      `INSERT INTO import_run (origin, state, slot, phase, created_at, started_at, heard_at)
       VALUES ('command', 'running', 1, 'reading', ?, ?, ?)`,
      [now, now, now],
    );
    return insertId;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ER_DUP_ENTRY') throw error;
    const sentence = 'An import that was started from the admin page waits: let it end first.';
    throw new ImportError(sentence, { code: 'busy' });
  }
}

/** One that waits; another process may have taken it, or somebody cancelled it. */
async function begin(connection: Connection, id: number): Promise<number> {
  const now = new Date();
  const [{ affectedRows }] = await connection.query<ResultSetHeader>(
    `UPDATE import_run SET state = 'running', phase = 'reading', started_at = ?, heard_at = ?,
       rows_imported = 0, rows_duplicate = 0, rows_rejected = 0
      WHERE id = ? AND state = 'waiting'`,
    [now, now, id],
  );
  if (affectedRows !== 1) throw new ImportError('The import waits no more.', { code: 'busy' });
  await connection.query('DELETE FROM import_reject WHERE run_id = ?', [id]);
  return id;
}
