import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DataSource, In, LessThanOrEqual } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DomainClaimEntity } from '../domains/domain-claim.entity';
import { TenantEntity } from '../tenants/tenant.entity';

const PAUSE_MS = 10 * MINUTE_MS;
/**
 * Others may have a lapsed domain at once. What is left of a reservation stays for a day longer, so that word of
 * its account that was held up still finds it.
 */
const GRACE_MS = DAY_MS;
const BATCH = 500;

/** Removes reservations whose account never came, and claims whose time is over. */
@Injectable()
export class ReservationSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gives how many claims were removed. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<number> {
    const cutoff = new Date(this.clock.now() - GRACE_MS);
    let removed = 0;
    for (;;) {
      const batch = await this.removeBatch(cutoff);
      removed += batch;
      if (batch < BATCH) return removed;
    }
  }

  private removeBatch(cutoff: Date): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const claims = await manager.find(DomainClaimEntity, {
        where: { heldUntil: LessThanOrEqual(cutoff) },
        lock: { mode: 'pessimistic_write' },
        take: BATCH,
      });
      if (claims.length === 0) return 0;
      await manager.delete(DomainClaimEntity, { domain: In(claims.map(({ domain }) => domain)) });
      await manager
        .createQueryBuilder()
        .delete()
        .from(TenantEntity)
        .where('confirmed_at IS NULL AND id IN (:...ids)', {
          ids: claims.map(({ tenantId }) => tenantId),
        })
        .execute();
      return claims.length;
    });
  }
}
