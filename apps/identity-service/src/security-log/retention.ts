import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { DataSource, LessThan } from 'typeorm';
import { DeletedAccount } from './deleted-account.entity';
import { RETENTION_MS } from './new-event';
import { CONSUMER_GROUP } from './stream-consumer';
import { Leases } from './leases';

const LOOK_MS = 60_000;
/** Rows of one statement: it holds its locks for milliseconds, and replicas follow. */
const BATCH = 1_000;

/** Once an hour one of the copies deletes what is older than seven days (specification, point 9). */
@Injectable()
export class Retention implements OnModuleInit, OnModuleDestroy {
  private readonly task = new ScheduledTask({
    name: 'Retention',
    pauseMs: LOOK_MS,
    run: () => this.runIfDue(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly leases: Leases,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** True where it was this copy's lease. */
  async runIfDue(): Promise<boolean> {
    if (!this.redis.isReady) return false;
    const lease = await this.leases.acquire({
      name: 'security-log-retention',
      intervalMs: HOUR_MS,
    });
    if (lease === null) return false;
    const end = new Date(this.clock.now() - RETENTION_MS);
    while ((await this.deleteBatch(end)) === BATCH);
    // An hour longer than any entry that may still name the account.
    const marks = new Date(end.getTime() - HOUR_MS);
    await this.dataSource.manager.delete(DeletedAccount, { deletedAt: LessThan(marks) });
    await this.forgetConsumers();
    return true;
  }

  private async deleteBatch(end: Date): Promise<number> {
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
      `DELETE FROM security_log WHERE recorded_at < ? ORDER BY recorded_at, id LIMIT ${BATCH}`,
      [end],
    );
    return affectedRows;
  }

  /** Every start of a copy leaves a name in the group. */
  private async forgetConsumers(): Promise<void> {
    if ((await this.redis.exists(SECURITY_LOG_STREAM)) === 0) return;
    for (const { name, pending, idle } of await this.redis.xInfoConsumers(
      SECURITY_LOG_STREAM,
      CONSUMER_GROUP,
    )) {
      if (pending > 0 || idle < HOUR_MS) continue;
      await this.redis.xGroupDelConsumer(SECURITY_LOG_STREAM, CONSUMER_GROUP, name);
    }
  }
}
