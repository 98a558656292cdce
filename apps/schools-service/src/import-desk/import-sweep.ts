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

/** Forgets files that were sent for an import which nobody has started for a day, and old rejected rows. */
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

  /** By ix_import_reject_created_at. */
  private async forgetRejects(): Promise<void> {
    const since = new Date(this.clock.now() - this.config.IMPORT_REJECT_DAYS * DAY_MS);
    for (;;) {
      const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
        `DELETE FROM import_reject WHERE created_at < ? LIMIT ${BATCH}`,
        [since],
      );
      if (affectedRows < BATCH) return;
    }
  }
}
