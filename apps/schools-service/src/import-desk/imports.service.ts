import { readdir } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { IMPORT_PAGE, type ImportRun, schoolsErrorCodes } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { Config } from '../config';
import { ImportRunEntity } from '../import/import-run.entity';
import { usableName } from '../import/reading/find-files';
import { importRunning } from './import-running';
import { canCancel, toImportRun } from './to-import-run';

/** Imports as admins watch, cancel and undo them. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'IMPORT_FOLDER'>,
  ) {}

  /** Those whose files are still being sent are left out. */
  async page(page: number) {
    const { manager } = this.dataSource;
    const [runs, total] = await manager.findAndCount(ImportRunEntity, {
      where: { state: Not('collecting') },
      order: { id: 'DESC' },
      skip: (page - 1) * IMPORT_PAGE,
      take: IMPORT_PAGE,
    });
    const undoable = await undoableId(manager);
    return {
      imports: runs.map((run) => toImportRun(run, undoable)),
      total,
      folder: await this.folderFiles(),
    };
  }

  async read(id: number): Promise<ImportRun> {
    const { manager } = this.dataSource;
    const run = await manager.findOneBy(ImportRunEntity, { id });
    if (run === null) throw notFound();
    return toImportRun(run, await undoableId(manager));
  }

  /** One that nobody has begun ends at once; one that runs is asked to. */
  async cancel(id: number, admin: string): Promise<ImportRun> {
    await inTransaction(this.dataSource, async (manager) => {
      const run = await lockRun(manager, id);
      if (!canCancel(run)) {
        throw new DomainError('conflict', schoolsErrorCodes.importNotCancellable, {
          detail: 'Questa importazione non si può più fermare.',
        });
      }
      const isIdle = run.state === 'waiting' && run.phase === null;
      const ended = {
        state: 'cancelled',
        slot: null,
        endedAt: new Date(this.clock.now()),
      } as const;
      await manager.update(ImportRunEntity, id, {
        isCancelAsked: true,
        endedBy: admin,
        ...(isIdle && ended),
      });
      await this.auditLog.record(manager, {
        act: 'imports.cancelled',
        subject: { kind: 'import', id: String(id) },
        before: { state: run.state, phase: run.phase },
      });
    });
    return this.read(id);
  }

  /** Done by the runner: what the import replaced is in use again within seconds. */
  async undo(id: number, admin: string): Promise<ImportRun> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        const run = await lockRun(manager, id);
        if (run.slot !== null || (await undoableId(manager)) !== id) {
          throw new DomainError('conflict', schoolsErrorCodes.importNotUndoable, {
            detail: 'Questa importazione non si può più annullare.',
          });
        }
        const asked = { slot: 1, phase: 'undoing', heardAt: null, endedBy: admin } as const;
        await manager.update(ImportRunEntity, id, asked);
        await this.auditLog.record(manager, {
          act: 'imports.undone',
          subject: { kind: 'import', id: String(id) },
          before: { state: run.state, version: run.version },
        });
      });
    } catch (error) {
      throw isDuplicate(error) ? importRunning(error) : error;
    }
    return this.read(id);
  }

  /** Names of the files that an import of the folder would read. */
  private async folderFiles(): Promise<string[] | null> {
    const { IMPORT_FOLDER } = this.config;
    if (IMPORT_FOLDER === undefined) return null;
    const names = await readdir(IMPORT_FOLDER).catch(() => []);
    return names.filter((name) => usableName.test(name)).sort();
  }
}

/** The newest import in use, where what it replaced is still there; by ix_import_run_state. */
async function undoableId(manager: EntityManager): Promise<number | null> {
  const newest = await manager.findOne(ImportRunEntity, {
    where: { state: 'active' },
    order: { version: 'DESC' },
  });
  return newest?.isKept && newest.slot === null ? newest.id : null;
}

async function lockRun(manager: EntityManager, id: number): Promise<ImportRunEntity> {
  const run = await manager.findOne(ImportRunEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (run === null) throw notFound();
  return run;
}

function notFound(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound);
}
