import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, In, LessThan } from 'typeorm';
import { REVIEW_UNDO_MS } from './moderation.service';
import { ReviewChangeEntity, ReviewChangeItemEntity } from './review-change.entity';
import { ReviewReportEntity } from './review-report.entity';

/** Of decisions in one transaction. */
const BATCH = 50;

/** Forgets decisions that are too old to be taken back, and what readers had reported until then. */
@Injectable()
export class ReviewChangeSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gives how many decisions were forgotten. */
  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<number> {
    const cutoff = new Date(this.clock.now() - REVIEW_UNDO_MS);
    for (let forgotten = 0; ;) {
      const batch = await this.forgetBatch(cutoff);
      forgotten += batch;
      if (batch < BATCH) return forgotten;
    }
  }

  private forgetBatch(cutoff: Date): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      // Who takes one of these back waits here, and finds it gone.
      const changes = await manager.find(ReviewChangeEntity, {
        select: { id: true },
        where: { createdAt: LessThan(cutoff) },
        order: { createdAt: 'ASC', id: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write' },
      });
      const ids = changes.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await manager.delete(ReviewChangeItemEntity, { changeId: In(ids) });
      await manager.delete(ReviewReportEntity, { changeId: In(ids) });
      await manager.delete(ReviewChangeEntity, { id: In(ids) });
      return ids.length;
    });
  }
}
