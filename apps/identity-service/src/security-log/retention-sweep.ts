import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { DataSource, LessThan } from 'typeorm';
import { Checkpoints } from './checkpoints';
import { DeletedAccountEntity } from './deleted-account.entity';
import { RETENTION_MS } from './new-event';
import { CONSUMER_GROUP } from './stream-consumer';

const LOOK_MS = 60_000;
const CHECKPOINT = 'security-log-retention';
/** Rows of one statement: it holds its locks for milliseconds, and replicas follow. */
const BATCH = 1_000;

/** Once an hour one of the copies deletes what is older than seven days (specification, point 9). */
@Injectable()
export class RetentionSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checkpoints: Checkpoints,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** True where it was this copy that did it. */
  @Scheduled({ pauseMs: LOOK_MS, copies: 'one' })
  async runIfDue(): Promise<boolean> {
    const now = this.clock.now();
    const last = await this.checkpoints.read(CHECKPOINT);
    if (last !== null && now - last < HOUR_MS) return false;
    if (!(await this.checkpoints.move(CHECKPOINT, { from: last, to: now }))) return false;
    const end = new Date(now - RETENTION_MS);
    while ((await this.deleteBatch(end)) === BATCH);
    // An hour longer than any entry that may still name the account.
    const marks = new Date(end.getTime() - HOUR_MS);
    await this.dataSource.manager.delete(DeletedAccountEntity, { deletedAt: LessThan(marks) });
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
