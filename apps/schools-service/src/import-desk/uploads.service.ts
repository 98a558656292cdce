import { Inject, Injectable } from '@nestjs/common';
import {
  type adminImportEndpoints,
  type ImportRun,
  schoolsErrorCodes,
} from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import type { BodyOf, ParamsOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config';
import { ImportPartEntity } from '../import/import-part.entity';
import { ImportRunEntity } from '../import/import-run.entity';
import { ImportUploadEntity } from '../import/import-upload.entity';
import { importRunning } from './import-running';
import { ImportsService } from './imports.service';

type Place = ParamsOf<typeof adminImportEndpoints.sendPart>;
type Files = BodyOf<typeof adminImportEndpoints.start>;

/** How an import is started: by files that are sent in parts, or by what lies in a folder. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'IMPORT_FOLDER'>,
  ) {}

  async open(admin: string): Promise<ImportRun> {
    const { identifiers } = await this.dataSource.manager.insert(ImportRunEntity, {
      origin: 'upload',
      state: 'collecting',
      startedBy: admin,
      createdAt: new Date(this.clock.now()),
    });
    return this.imports.read(idOf(identifiers));
  }

  /** The same part again replaces the former: a call whose answer was lost is made anew. */
  async keepPart({ id, file, part }: Place, content: Buffer): Promise<{ success: true }> {
    if (content.length === 0) throw incomplete('Questa parte del file è vuota.');
    await inTransaction(this.dataSource, async (manager) => {
      await requireCollecting(manager, id);
      await manager.upsert(ImportPartEntity, { runId: id, file, part, content }, [
        'runId',
        'file',
        'part',
      ]);
    });
    return { success: true };
  }

  async start(id: number, { files, year }: Files): Promise<ImportRun> {
    await this.claimSlot(() =>
      inTransaction(this.dataSource, async (manager) => {
        await requireCollecting(manager, id);
        await requireWhole(manager, id, files);
        const uploads = files.map(({ name }, file) => ({ runId: id, file, fileName: name }));
        await manager.insert(ImportUploadEntity, uploads);
        await manager.update(ImportRunEntity, id, {
          state: 'waiting',
          slot: 1,
          files: files.length,
          givenYear: year,
        });
        await this.auditLog.record(manager, {
          act: 'imports.started',
          subject: { kind: 'import', id: String(id) },
          after: { origin: 'upload', files: files.map(({ name }) => name), year },
        });
      }),
    );
    return this.imports.read(id);
  }

  async takeFolder(year: number | null, admin: string): Promise<ImportRun> {
    if (this.config.IMPORT_FOLDER === undefined) {
      throw new DomainError('conflict', schoolsErrorCodes.importFolderEmpty, {
        detail: 'Nelle impostazioni non è indicata nessuna cartella.',
      });
    }
    const id = await this.claimSlot(() =>
      inTransaction(this.dataSource, async (manager) => {
        const { identifiers } = await manager.insert(ImportRunEntity, {
          origin: 'folder',
          state: 'waiting',
          slot: 1,
          givenYear: year,
          startedBy: admin,
          createdAt: new Date(this.clock.now()),
        });
        await this.auditLog.record(manager, {
          act: 'imports.started',
          subject: { kind: 'import', id: String(idOf(identifiers)) },
          after: { origin: 'folder', year },
        });
        return idOf(identifiers);
      }),
    );
    return this.imports.read(id);
  }

  /** One import at a time, whoever starts it: the unique index decides. */
  private async claimSlot<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      throw isDuplicate(error) ? importRunning(error) : error;
    }
  }
}

async function requireCollecting(manager: EntityManager, id: number): Promise<void> {
  const run = await manager.findOne(ImportRunEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (run === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
  if (run.state === 'collecting') return;
  throw new DomainError('conflict', schoolsErrorCodes.importNotOpen, {
    detail: 'Questa importazione non prende più file: ricomincia da capo.',
  });
}

/** Every part of every file has come, and no name stands twice: one file would cover the other. */
async function requireWhole(
  manager: EntityManager,
  runId: number,
  files: Files['files'],
): Promise<void> {
  const names = new Set(files.map(({ name }) => name.toLowerCase()));
  if (names.size < files.length) throw incomplete('Due file hanno lo stesso nome.');
  const counts = await manager
    .createQueryBuilder(ImportPartEntity, 'part')
    .select('part.file', 'file')
    .addSelect('COUNT(*)', 'parts')
    .addSelect('MAX(part.part)', 'last')
    .where('part.runId = :runId', { runId })
    .groupBy('part.file')
    .getRawMany<{ file: number; parts: string; last: number }>();
  const byFile = new Map(counts.map((count) => [count.file, count]));
  files.forEach(({ name, parts }, file) => {
    const count = byFile.get(file);
    if (Number(count?.parts) === parts && Number(count?.last) === parts - 1) return;
    throw incomplete(`Il file ${name} non è arrivato per intero: invialo di nuovo.`);
  });
}

function incomplete(detail: string): DomainError {
  return new DomainError('invalid', schoolsErrorCodes.importIncomplete, { detail });
}

const idOf = ([row]: Record<string, unknown>[]): number => Number(row?.['id']);
