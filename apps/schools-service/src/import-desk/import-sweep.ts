import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThan } from 'typeorm';
import type { Config } from '../config';
import { ImportRunEntity } from '../import/import-run.entity';
import { removeUploadedFiles } from './upload-files';

/** Rows of one statement. */
const BATCH = 1_000;

/** So many imports can be compared with what was there before. */
const KEPT_COMPARISONS = 10;

/**
 * Forgets files that were sent for an import which nobody has started for a day, rejected rows that are old, and what
 * older imports have changed.
 */
@Injectable()
export class ImportSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'IMPORT_REJECT_DAYS'>,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.forgetUploads();
    await this.forgetRejects();
    await this.forgetChanges();
  }

  private async forgetUploads(): Promise<void> {
    const { manager } = this.dataSource;
    const since = new Date(this.clock.now() - DAY_MS);
    const left = await manager.find(ImportRunEntity, {
      where: { state: 'collecting', createdAt: LessThan(since) },
    });
    for (const { id } of left) {
      const { affected } = await manager.delete(ImportRunEntity, { id, state: 'collecting' });
      if (affected === 1) await removeUploadedFiles(this.dataSource, id);
    }
  }

  private async forgetChanges(): Promise<void> {
    const { manager } = this.dataSource;
    const old = await manager.find(ImportRunEntity, {
      where: { comparison: 'done' },
      order: { version: 'DESC' },
      skip: KEPT_COMPARISONS,
      take: BATCH,
    });
    for (const { id } of old) {
      // The import says that it can be compared until all of it is gone.
      for (const table of ['import_change', 'import_place', 'import_price', 'import_school']) {
        await this.forget(`DELETE FROM ${table} WHERE run_id = ? LIMIT ${BATCH}`, id);
      }
      await manager.update(ImportRunEntity, id, { comparison: 'none' });
    }
  }

  /** By ix_import_reject_created_at. */
  private async forgetRejects(): Promise<void> {
    const since = new Date(this.clock.now() - this.config.IMPORT_REJECT_DAYS * DAY_MS);
    await this.forget(`DELETE FROM import_reject WHERE created_at < ? LIMIT ${BATCH}`, since);
  }

  private async forget(statement: string, value: number | Date): Promise<void> {
    for (;;) {
      const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(statement, [
        value,
      ]);
      if (affectedRows < BATCH) return;
    }
  }
}
