import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { ImportError } from '../import/import-error';
import { ImportRunEntity } from '../import/import-run.entity';
import { openLocked } from '../import/loading/import-lock';
import { recoverRuns } from '../import/recover-runs';
import { runImport } from '../import/run-import';
import { undoImport } from '../import/undo-import';
import { removeUploadedFiles, writeUploadedFiles } from './upload-files';

/** Of an import that nobody has been heard of for so long it is asked whether its process lives. */
const SILENT_MS = 2 * MINUTE_MS;

type Settings = Pick<Config, 'MYSQL_URL' | 'IMPORT_FOLDER' | 'IMPORT_KEPT'>;

/**
 * Does the imports that wait, one at a time in all copies: the lock in the database decides. A file is read in parts
 * with a pause after each, so that the calls of this process are answered meanwhile. A process that ends gives its
 * import back, and the next one begins it anew; what a killed one leaves is found by its lock being free.
 */
@Injectable()
export class ImportRunner implements OnModuleDestroy {
  private readonly logger = new Logger('ImportRunner');
  private current: Promise<void> | null = null;
  private isEnding = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Settings,
  ) {}

  /** Begins what there is to do and does not wait for it: it may take minutes, and a process that ends must not. */
  @Scheduled({ pauseMs: SECOND_MS, copies: 'one' })
  async look(): Promise<void> {
    if (this.current !== null || this.isEnding) return;
    const run = await this.dataSource.manager.findOneBy(ImportRunEntity, { slot: 1 });
    if (run === null || !(await this.take(run))) return;
    this.current = this.perform(run).finally(() => {
      this.current = null;
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.current;
  }

  /** Whether it is for this process: another one may be at it. */
  private async take({ id, state, phase }: ImportRunEntity): Promise<boolean> {
    const now = this.clock.now();
    const next = state === 'waiting' ? 'checking' : phase;
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
      `UPDATE import_run SET phase = ?, heard_at = ?
        WHERE id = ? AND slot = 1 AND state = ? AND (heard_at IS NULL OR heard_at < ?)`,
      [next, new Date(now), id, state, new Date(now - SILENT_MS)],
    );
    return affectedRows === 1;
  }

  private async perform(run: ImportRunEntity): Promise<void> {
    try {
      if (run.state === 'waiting') await this.import(run);
      else if (run.phase === 'undoing') await this.undo(run);
      else await this.recover();
    } catch (error) {
      await this.noteFailure(run, error).catch((reason: unknown) => {
        this.logger.warn(`It could not be noted why import ${run.id} failed: ${String(reason)}`);
      });
    }
  }

  private async import({ id, origin, givenYear }: ImportRunEntity): Promise<void> {
    const { MYSQL_URL: mysqlUrl, IMPORT_KEPT: keptImports, IMPORT_FOLDER = '' } = this.config;
    const folder = await mkdtemp(join(tmpdir(), 'zaino-import-'));
    try {
      if (origin === 'upload') await writeUploadedFiles(this.dataSource, id, folder);
      await runImport({
        mysqlUrl,
        inputs: [origin === 'upload' ? folder : IMPORT_FOLDER],
        givenYear,
        isDryRun: false,
        isAgain: false,
        rejectsPath: null,
        keptImports,
        isMinistryOnly: true,
        runId: id,
        shouldStop: () => this.isEnding,
        onProgress: () => undefined,
      });
      await removeUploadedFiles(this.dataSource, id);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async undo({ id }: ImportRunEntity): Promise<void> {
    const { MYSQL_URL: mysqlUrl, IMPORT_KEPT: keptImports } = this.config;
    await undoImport({ mysqlUrl, runId: id, keptImports });
  }

  /** It stands as running and says nothing: where its lock is free its process has ended. */
  private async recover(): Promise<void> {
    const connection = await openLocked(this.config.MYSQL_URL, 'run', 0);
    try {
      await recoverRuns(connection);
    } finally {
      await connection.end();
    }
  }

  /** Only what the import has not noted itself: it was refused before it began, or could not begin yet. */
  private async noteFailure(run: ImportRunEntity, error: unknown): Promise<void> {
    const { id, state, phase } = run;
    const { manager } = this.dataSource;
    const { code, fileName } =
      error instanceof ImportError ? error : { code: 'other' as const, fileName: null };
    if (code === 'stopped') return;
    if (code === 'other') this.logger.error(`Import ${id}: ${String(error)}`);
    const began = { id, slot: 1, state };
    if (phase === 'undoing') {
      // Where it cannot be undone it stays in use as it was.
      const next = code === 'busy' ? { heardAt: null } : { slot: null, phase: null };
      await manager.update(ImportRunEntity, began, next);
    } else if (code !== 'busy') {
      await this.noteRefusal(id, { code, fileName });
    } else if (state === 'waiting') {
      await manager.update(ImportRunEntity, began, { heardAt: null, phase: null });
    }
  }

  private async noteRefusal(
    id: number,
    { code, fileName }: Pick<ImportError, 'code' | 'fileName'>,
  ): Promise<void> {
    await this.dataSource.manager.update(
      ImportRunEntity,
      { id, state: 'waiting' },
      {
        state: 'failed',
        failure: code,
        failureFile: fileName,
        slot: null,
        phase: null,
        endedAt: new Date(this.clock.now()),
      },
    );
    await removeUploadedFiles(this.dataSource, id);
  }
}
