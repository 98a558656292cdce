import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { addTimings, analyticsInternalEndpoints } from '@zaino/contracts/analytics';
import {
  type AppBudget,
  type Budget,
  BUDGET_VERSIONS,
  LONGEST_FIGURES_HOURS,
  type releaseDeskEndpoints,
  type VersionRecord,
} from '@zaino/contracts/releases';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import { registryReleaser, releaserOf } from '../acts/releaser';
import { AppBudgetEntity } from '../budgets/app-budget.entity';
import { budgetOf } from '../budgets/budget-of';
import { firstBudget } from '../budgets/first-budget';
import { threeOfFour } from '../judgement/canary-judgement';
import { AnalyticsClient } from '../upstreams/analytics-client';
import { lockNumber } from '../versions/publishing';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import { numberWords } from '../versions/version-answer';
import { versionBefore } from '../versions/version-before';

type BudgetInput = BodyOf<typeof releaseDeskEndpoints.changeBudget>;
/** Of the last 30 days as one: slices are at most a day. */
const SLICE_MINUTES = 24 * 60;

/** What versions of an app may need, and what they needed. */
@Injectable()
export class BudgetDeskService {
  private readonly logger = new Logger('BudgetDesk');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly acts: ReleaseActs,
    private readonly analytics: AnalyticsClient,
  ) {}

  /** Refuses an app that never had a version. */
  async read(app: string): Promise<AppBudget> {
    const { manager } = this.dataSource;
    const versions = await latestVersions(manager, app, BUDGET_VERSIONS);
    const { budget, changedAt, by } = await budgetNow(manager, app, versions[0]);
    const lcpOf = await this.visitsLcp(
      app,
      versions.map(({ version }) => version),
    );
    return {
      app,
      budget,
      changedAt: changedAt.toISOString(),
      by,
      versions: versions.map((one) => recordOf(one, lcpOf?.(one.version) ?? null)),
      areVisitsKnown: lcpOf !== null,
    };
  }

  /** For versions that are published from now on. */
  async change(app: string, { reason, ...budget }: BudgetInput): Promise<AppBudget> {
    const releaser = releaserOf(null);
    await inTransaction(this.dataSource, async (manager) => {
      await lockNumber(manager, app);
      const [latest] = await latestVersions(manager, app, 1);
      if (!latest) throw noBudget(app);
      const { budget: before } = await budgetNow(manager, app, latest);
      if (isDeepStrictEqual(before, budget)) {
        this.acts.changedNothing();
        return;
      }
      const changedAt = new Date(this.clock.now());
      await manager.save(AppBudgetEntity, { app, ...budget, changedAt, by: releaser.name });
      const { version } = latest;
      const act = { kind: 'budget-changed', app, version, reason } as const;
      await this.acts.add(manager, { ...act, states: { before, after: budget } }, releaser);
    });
    return this.read(app);
  }

  /** How visitors fared, by version; null where nobody can say: the figures of the builds are there without. */
  private async visitsLcp(
    app: string,
    versions: string[],
  ): Promise<((version: string) => number | null) | null> {
    try {
      const since = new Date(this.clock.now() - LONGEST_FIGURES_HOURS * HOUR_MS).toISOString();
      const body = { app, versions, since, sliceMinutes: SLICE_MINUTES };
      const { slices } = await this.analytics.call(analyticsInternalEndpoints.releaseHealth, {
        body,
      });
      return (version) => {
        const own = slices.filter((slice) => slice.version === version);
        return threeOfFour(own.reduce<number[]>((all, { lcp }) => addTimings(all, lcp), []));
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`How visits of ${app} went is not known: ${String(error)}`);
      return null;
    }
  }
}

/** As it stands, or as it would begin: an app may have versions from before there were budgets. */
async function budgetNow(
  manager: EntityManager,
  app: string,
  latest: ReleaseVersionEntity | undefined,
): Promise<{ budget: Budget; changedAt: Date; by: string }> {
  const row = await manager.findOneBy(AppBudgetEntity, { app });
  if (row) return { budget: budgetOf(row), changedAt: row.changedAt, by: row.by };
  if (!latest) throw noBudget(app);
  const weighed = (await versionBefore(manager, app)) ?? { heaviestPage: 0, firstLoad: 0 };
  const budget = firstBudget(undefined, weighed);
  return { budget, changedAt: latest.publishedAt, by: registryReleaser.name };
}

function latestVersions(
  manager: EntityManager,
  app: string,
  take: number,
): Promise<ReleaseVersionEntity[]> {
  return manager
    .createQueryBuilder(ReleaseVersionEntity, 'version')
    .addSelect('version.figures')
    .where({ app })
    .orderBy({ 'version.publishedAt': 'DESC', 'version.version': 'ASC' })
    .take(take)
    .getMany();
}

function recordOf(row: ReleaseVersionEntity, visitsLcp: number | null): VersionRecord {
  const { version, publishedAt, heaviestPage, firstLoad, figures } = row;
  return {
    version,
    number: numberWords(row),
    publishedAt: publishedAt.toISOString(),
    heaviestPage,
    firstLoad,
    figures,
    visitsLcp,
  };
}

function noBudget(app: string): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: `Di ${app} non c’è ancora nessuna versione: i limiti cominciano con la prima.`,
  });
}
