import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { ApprovalEntity } from './approval.entity';
import { readChange, settledChange } from './proposed-change';

/** Ends what nobody has decided in time, and forgets the address of who was to become an admin. */
@Injectable()
export class ApprovalSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const now = new Date(this.clock.now());
    await inTransaction(this.dataSource, async (manager) => {
      const late = await manager.find(ApprovalEntity, {
        where: { state: 'open', expiresAt: LessThanOrEqual(now) },
        lock: { mode: 'pessimistic_write' },
      });
      for (const { id, changeAsked } of late) {
        const columns = {
          state: 'expired' as const,
          changeAsked: settledChange(readChange(changeAsked)),
        };
        await manager.update(ApprovalEntity, { id }, columns);
      }
    });
  }
}
