import { Injectable } from '@nestjs/common';
import type {
  AppReleases,
  Canary,
  PublishedVersion,
  ReleasesOverview,
} from '@zaino/contracts/releases';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import type { CanaryEntity } from '../live-document/canary.entity';
import { LiveAppEntity } from '../live-document/live-app.entity';
import { readDocumentRow } from '../live-document/live-rows';
import { runningCanaries } from '../live-document/live-state';
import { stepBefore } from '../live-document/live-steps';
import { OutsideAppEntity } from '../own-paths/outside-app.entity';
import { TeamEntity } from '../teams/team.entity';
import { findVersions } from '../versions/known-versions';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import { numberWords, versionAnswer } from '../versions/version-answer';
import { VersionNumberEntity } from '../versions/version-number.entity';

const MOST_VERSIONS = 50;

/** Apps with what is live of them, and what could be. */
@Injectable()
export class AppReleasesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Rejects as `not-found` for an app that has no version, no token and was given no path. */
  async readKnown(app: string): Promise<AppReleases> {
    const { manager } = this.dataSource;
    const isKnown =
      (await manager.existsBy(VersionNumberEntity, { app })) ||
      (await manager.existsBy(OutsideAppEntity, { app })) ||
      (await manager.existsBy(TeamEntity, { app }));
    if (isKnown) return this.read(app);
    throw new DomainError('not-found', sharedErrorCodes.notFound, {
      detail: `Non c’è un’app di nome ${app}.`,
    });
  }

  async read(app: string): Promise<AppReleases> {
    const { manager } = this.dataSource;
    const canary = (await runningCanaries(manager)).find((one) => one.app === app);
    return describe(manager, app, canary);
  }

  async overview(): Promise<ReleasesOverview> {
    const { manager } = this.dataSource;
    const { revision } = await readDocumentRow(manager);
    const canaries = await runningCanaries(manager);
    const known = await manager.find(VersionNumberEntity, { order: { app: 'ASC' } });
    const apps: AppReleases[] = [];
    for (const { app } of known) {
      const canary = canaries.find((one) => one.app === app);
      apps.push(await describe(manager, app, canary));
    }
    return { revision, apps };
  }
}

async function describe(
  manager: EntityManager,
  app: string,
  canary: CanaryEntity | undefined,
): Promise<AppReleases> {
  const live = await manager.findOneBy(LiveAppEntity, { app });
  const before = await stepBefore(manager, app);
  const named = [live, before, canary].flatMap((one) => (one ? { app, version: one.version } : []));
  const rows = await findVersions(manager, named);
  const answerOf = (version: string | undefined): PublishedVersion | null => {
    const row = rows.find((one) => one.version === version);
    return row ? versionAnswer(row) : null;
  };
  const versions = await manager.find(ReleaseVersionEntity, {
    where: { app },
    order: { publishedAt: 'DESC', version: 'ASC' },
    take: MOST_VERSIONS,
  });
  return {
    app,
    live: answerOf(live?.version),
    liveSince: live?.since.toISOString() ?? null,
    back: answerOf(before?.version),
    canary: canary ? canaryAnswer(canary, rows) : null,
    versions: versions.map(versionAnswer),
  };
}

function canaryAnswer(canary: CanaryEntity, rows: readonly ReleaseVersionEntity[]): Canary {
  const { id, app, version, share, tenant, isForStaff, isPaused, startedAt, by } = canary;
  const row = rows.find((one) => one.version === version);
  if (!row) throw new Error(`The canary's version ${version} of ${app} is unknown.`);
  const number = numberWords(row);
  const at = startedAt.toISOString();
  return { id, app, version, number, share, tenant, isForStaff, isPaused, startedAt: at, by };
}
