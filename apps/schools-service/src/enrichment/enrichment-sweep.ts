import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, In, LessThan } from 'typeorm';
import { EnrichmentChangeEntity, EnrichmentChangeItemEntity } from './enrichment-change.entity';
import { UNDO_MS } from './enrichment-undo.service';

/** Of changes in one transaction; one of them may have touched every book. */
const BATCH = 20;

/** Forgets changes that are too old to be undone. */
@Injectable()
export class EnrichmentSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gives how many changes were forgotten. */
  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<number> {
    const cutoff = new Date(this.clock.now() - UNDO_MS);
    for (let forgotten = 0; ;) {
      const batch = await this.forgetBatch(cutoff);
      forgotten += batch;
      if (batch < BATCH) return forgotten;
    }
  }

  private forgetBatch(cutoff: Date): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      // Copies of the service that sweep at once wait here, and find nothing left.
      const changes = await manager.find(EnrichmentChangeEntity, {
        select: { id: true },
        where: { createdAt: LessThan(cutoff) },
        order: { createdAt: 'ASC', id: 'ASC' },
        take: BATCH,
        lock: { mode: 'pessimistic_write' },
      });
      const ids = changes.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await manager.delete(EnrichmentChangeItemEntity, { changeId: In(ids) });
      await manager.delete(EnrichmentChangeEntity, { id: In(ids) });
      return ids.length;
    });
  }
}
