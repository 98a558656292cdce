import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type EntityManager } from 'typeorm';
import { ViewCounter } from './view-counter';
import { ViewMetrics } from './view-metrics';

const PAUSE_MS = 5_000;
const SLICE = 200;
/** For how long a batch is known to be in the database: Redis comes back with nothing that is older. */
const KEPT_MS = 7 * DAY_MS;

/** Brings views from Redis to the database, each exactly once. Several copies may do so at once. */
@Injectable()
export class ViewFlush {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counter: ViewCounter,
    private readonly clock: Clock,
    private readonly metrics: ViewMetrics,
  ) {}

  /** Each copy tells how it fares. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'each' })
  runAndTell(): Promise<void> {
    return this.metrics.after(() => this.run());
  }

  /** What was left comes first: while the database is away, views gather in one batch instead of in many. */
  async run(): Promise<void> {
    for (const closesOpen of [false, true]) {
      for (const id of await this.counter.closedBatches({ closesOpen })) await this.move(id);
    }
    const old = new Date(this.clock.now() - KEPT_MS);
    await this.dataSource.query('DELETE FROM view_batch WHERE created_at < ? LIMIT 1000', [old]);
  }

  private async move(id: string): Promise<void> {
    const views = await this.counter.viewsOf(id);
    // Another copy may have been faster.
    if (views.length > 0)
      await inTransaction(this.dataSource, (manager) => this.add(manager, id, views));
    await this.counter.forget(id);
  }

  private async add(manager: EntityManager, id: string, views: [number, number][]): Promise<void> {
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      'INSERT IGNORE INTO view_batch (id, created_at) VALUES (?, ?)',
      [id, new Date(this.clock.now())],
    );
    if (affectedRows === 0) return;
    // In one order everywhere, so that no two of these wait for each other.
    const ordered = views.sort(([one], [other]) => one - other);
    for (let start = 0; start < ordered.length; start += SLICE) {
      const slice = ordered.slice(start, start + SLICE);
      await manager.query(
        `UPDATE article FORCE INDEX (PRIMARY)
         SET views = views + CASE id ${slice.map(() => 'WHEN ? THEN ?').join(' ')} END
         WHERE id IN (?) ORDER BY id`,
        [...slice.flat(), slice.map(([articleId]) => articleId)],
      );
    }
  }
}
