import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DataSource, In, LessThanOrEqual } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { DomainClaim } from '../domains/domain-claim.entity';
import { Tenant } from '../tenants/tenant.entity';

const PAUSE_MS = 10 * MINUTE_MS;
/**
 * Others may have a lapsed domain at once. What is left of a reservation stays for a day longer, so that word of
 * its account that was held up still finds it.
 */
const GRACE_MS = DAY_MS;
const BATCH = 500;

/** Removes reservations whose account never came, and claims whose time is over. */
@Injectable()
export class ReservationSweep implements OnApplicationShutdown {
  private readonly logger = new Logger('ReservationSweep');
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.timer = setInterval(() => void this.runQuietly(), PAUSE_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Gives how many claims were removed. */
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
      const claims = await manager.find(DomainClaim, {
        where: { heldUntil: LessThanOrEqual(cutoff) },
        lock: { mode: 'pessimistic_write' },
        take: BATCH,
      });
      if (claims.length === 0) return 0;
      await manager.delete(DomainClaim, { domain: In(claims.map(({ domain }) => domain)) });
      await manager
        .createQueryBuilder()
        .delete()
        .from(Tenant)
        .where('confirmed_at IS NULL AND id IN (:...ids)', {
          ids: claims.map(({ tenantId }) => tenantId),
        })
        .execute();
      return claims.length;
    });
  }

  private async runQuietly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn(`Lapsed reservations wait for the next time: ${String(error)}`);
    }
  }
}
