import { Injectable } from '@nestjs/common';
import type { VersionRole } from '@zaino/contracts/releases';
import { DataSource, type EntityManager } from 'typeorm';
import { AppReleasesService } from '../app-releases/app-releases.service';
import { type RunningCanary, RunningCanaries } from '../judgement/running-canaries';
import { runningCanaries, stableVersions } from '../live-document/live-state';
import { CanariesService } from './canaries.service';

/** Versions of before whose figures are drawn beside the live one's. */
const MOST_EARLIER = 10;

/** What the judgement knows of canaries. */
@Injectable()
export class CanariesToJudge extends RunningCanaries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly canaries: CanariesService,
    private readonly appReleases: AppReleasesService,
  ) {
    super();
  }

  /** Paused ones have no visits that could be judged. */
  async running(): Promise<RunningCanary[]> {
    const { manager } = this.dataSource;
    const stable = await stableVersions(manager);
    const canaries = await runningCanaries(manager);
    return canaries.flatMap(({ id, app, version, startedAt, isPaused }) => {
      const stableVersion = stable[app];
      return isPaused || stableVersion === undefined
        ? []
        : [{ id, app, version, stableVersion, startedAt }];
    });
  }

  async takeBack(
    id: string,
    reason: string,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.canaries.takeBack(id, reason, also);
  }

  async versionsOf(app: string): Promise<{ version: string; role: VersionRole }[]> {
    const { live, canary, versions } = await this.appReleases.read(app);
    const shown = [live?.version, canary?.version];
    const earlier = versions.filter(({ version }) => !shown.includes(version));
    return [
      ...(live ? [{ version: live.version, role: 'live' as const }] : []),
      ...(canary ? [{ version: canary.version, role: 'canary' as const }] : []),
      ...earlier
        .slice(0, MOST_EARLIER)
        .map(({ version }) => ({ version, role: 'earlier' as const })),
    ];
  }
}
