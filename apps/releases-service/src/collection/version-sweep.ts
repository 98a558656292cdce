import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThan } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import { registryReleaser } from '../acts/releaser';
import { lockDocumentRow } from '../live-document/live-rows';
import { RELEASE_STORE } from '../store/release-store';
import { lockNumber } from '../versions/publishing';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import { isUsed } from './is-used';

const PAUSE_MS = HOUR_MS;
/** So long a version is kept that nothing uses: tabs that are open with it end before. */
const DAYS_KEPT = 30;
const MOST_AT_ONCE = 200;

type Version = Pick<ReleaseVersionEntity, 'app' | 'version'>;

/** Removes the files of versions that nothing has used for 30 days. */
@Injectable()
export class VersionSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly acts: ReleaseActs,
    @Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    const oldest = new Date(this.clock.now() - DAYS_KEPT * DAY_MS);
    const old = await this.dataSource.manager.find(ReleaseVersionEntity, {
      where: { hasFiles: true, usedUntil: LessThan(oldest) },
      order: { usedUntil: 'ASC' },
      take: MOST_AT_ONCE,
    });
    for (const version of old) {
      await this.collect(version, oldest);
      await this.removeFiles(version);
    }
  }

  /** From then on nobody can make it live. */
  private async collect({ app, version }: Version, oldest: Date): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockNumber(manager, app);
      await lockDocumentRow(manager);
      const where = { app, version, isCollected: false, usedUntil: LessThan(oldest) };
      const isOld = await manager.existsBy(ReleaseVersionEntity, where);
      const now = new Date(this.clock.now());
      if (!isOld || (await isUsed(manager, { app, version }, now))) return;
      await manager.update(ReleaseVersionEntity, { app, version }, { isCollected: true });
      const reason = `Nessuno l’ha usata per ${DAYS_KEPT} giorni.`;
      const act = { kind: 'collected', app, version, reason } as const;
      await this.acts.add(manager, act, registryReleaser);
    });
  }

  /** Who publishes it again meanwhile waits for it. */
  private async removeFiles({ app, version }: Version): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await lockNumber(manager, app);
      const gone = { app, version, isCollected: true, hasFiles: true };
      if (!(await manager.existsBy(ReleaseVersionEntity, gone))) return;
      await this.releaseStore.remove(`${app}/${version}`);
      await manager.update(ReleaseVersionEntity, { app, version }, { hasFiles: false });
    });
  }
}
