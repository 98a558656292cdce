import { Injectable, Logger } from '@nestjs/common';
import { analyticsInternalEndpoints } from '@zaino/contracts/analytics';
import { HOUR_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { Outbox } from '@zaino/service/outbox/outbox';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { AnalyticsClient } from '../upstreams/analytics-client';
import { judgeCanary } from './judge-canary';
import { type RunningCanary, RunningCanaries } from './running-canaries';
import { type QueuedTakenBack, TAKEN_BACK_TOPIC } from './taken-back-mail';
import { verdictSentence } from './verdict-sentence';

const PAUSE_MS = 10 * SECOND_MS;
/** Of one slice the hour is much the same for both versions. */
const SLICE_MINUTES = 10;
/** What the stable version took in the hour before tells what is slow. */
const BEFORE_MS = HOUR_MS;
/** A canary of a day is looked at every minute and a half: what it has not shown by then can wait so long. */
const LOOKS_OF_AGE = 1_000;

/** Looks at each canary again and again, and takes back what is proven to be worse than what all others have. */
@Injectable()
export class CanaryJudge {
  private readonly logger = new Logger('CanaryJudge');
  private readonly looked = new Map<string, number>();
  private isAnalyticsAway = false;

  constructor(
    private readonly canaries: RunningCanaries,
    private readonly analytics: AnalyticsClient,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    const running = await this.canaries.running();
    const ids = new Set(running.map(({ id }) => id));
    for (const id of this.looked.keys()) if (!ids.has(id)) this.looked.delete(id);
    for (const canary of running) if (this.isDue(canary)) await this.judge(canary);
  }

  private isDue({ id, startedAt }: RunningCanary): boolean {
    const now = this.clock.now();
    const pause = (now - startedAt.getTime()) / LOOKS_OF_AGE;
    return now - (this.looked.get(id) ?? -Infinity) >= pause;
  }

  /** Without figures nothing is judged: a canary goes on until there are some. */
  private async judge(canary: RunningCanary): Promise<void> {
    const slices = await this.slicesOf(canary);
    if (slices === null) return;
    this.looked.set(canary.id, this.clock.now());
    const verdict = judgeCanary(canary, slices);
    if (!verdict) return;
    const reason = verdictSentence(verdict);
    const { id, app, version, stableVersion } = canary;
    const queued: QueuedTakenBack = { id, app, version, stableVersion, reason };
    await this.canaries.takeBack(id, reason, (manager) =>
      this.outbox.add(manager, TAKEN_BACK_TOPIC, queued),
    );
    this.logger.warn(`Canary ${version} of ${app} was taken back: ${reason}`);
  }

  private async slicesOf({ app, version, stableVersion, startedAt }: RunningCanary) {
    const body = {
      app,
      versions: [version, stableVersion],
      since: new Date(startedAt.getTime() - BEFORE_MS).toISOString(),
      sliceMinutes: SLICE_MINUTES,
    };
    try {
      const { slices } = await this.analytics.call(analyticsInternalEndpoints.releaseHealth, {
        body,
      });
      this.isAnalyticsAway = false;
      return slices;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      if (!this.isAnalyticsAway) this.logger.warn('No canary is judged: analytics is away');
      this.isAnalyticsAway = true;
      return null;
    }
  }
}
