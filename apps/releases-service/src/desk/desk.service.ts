import { Injectable } from '@nestjs/common';
import {
  RELEASE_HISTORY_PAGE,
  type ReleaseAct,
  type releaseDeskEndpoints,
  type ReleasesOverview,
} from '@zaino/contracts/releases';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, LessThan } from 'typeorm';
import { ReleaseActEntity } from '../acts/release-act.entity';
import { AppReleasesService } from '../app-releases/app-releases.service';

type HistoryQuery = QueryOf<typeof releaseDeskEndpoints.history>;

/** What admins read of all apps. */
@Injectable()
export class DeskService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appReleases: AppReleasesService,
  ) {}

  overview(): Promise<ReleasesOverview> {
    return this.appReleases.overview();
  }

  /** A page, the latest first; `next` is where the one after begins, null at the end. */
  async history({ app, before }: HistoryQuery): Promise<{
    acts: ReleaseAct[];
    next: number | null;
  }> {
    const rows = await this.dataSource.manager.find(ReleaseActEntity, {
      where: {
        ...(app !== undefined && { app }),
        ...(before !== undefined && { id: LessThan(String(before)) }),
      },
      order: { id: 'DESC' },
      take: RELEASE_HISTORY_PAGE + 1,
    });
    const acts = rows.slice(0, RELEASE_HISTORY_PAGE).map(actAnswer);
    const isLast = rows.length <= RELEASE_HISTORY_PAGE;
    return { acts, next: isLast ? null : (acts.at(-1)?.id ?? null) };
  }
}

function actAnswer(row: ReleaseActEntity): ReleaseAct {
  const { id, at, app, kind, version, before, by, reason } = row;
  return { id: Number(id), at: at.toISOString(), app, kind, version, before, by, reason };
}
