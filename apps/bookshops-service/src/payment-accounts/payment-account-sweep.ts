import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { logOpening, shopActor } from '../opening/opening-log';
import { changedAt } from '../tenants/changed-at';
import { TenantEntity } from '../tenants/tenant.entity';
import { PaymentAccounts } from '../upstreams/payment-accounts';

const PAUSE_MS = MINUTE_MS;
const BATCH = 100;

/** Asks the provider about the accounts that it could not be asked about when they were connected. */
@Injectable()
export class PaymentAccountSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: PaymentAccounts,
    private readonly clock: Clock,
  ) {}

  /** Gives how many were decided. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<number> {
    const waiting = await this.dataSource.manager.find(TenantEntity, {
      where: { pendingAccountId: Not(IsNull()), releasedAt: IsNull() },
      take: BATCH,
    });
    let decided = 0;
    for (const { id, pendingAccountId } of waiting) {
      if (pendingAccountId === null) continue;
      const check = await this.accounts.check(pendingAccountId);
      if (check === 'away') return decided;
      await this.decide({ id, pendingAccountId }, check === 'known');
      decided += 1;
    }
    return decided;
  }

  /** Unless the owner has chosen another one meanwhile. */
  private async decide(
    asked: { id: string; pendingAccountId: string },
    isKnown: boolean,
  ): Promise<void> {
    const account = asked.pendingAccountId;
    const now = new Date(this.clock.now());
    const changes = {
      pendingAccountId: null,
      ...changedAt(now),
      ...(isKnown && { stripeAccountId: account }),
    };
    await inTransaction(this.dataSource, async (manager: EntityManager) => {
      const { affected } = await manager.update(TenantEntity, asked, changes);
      if (affected === 0 || isKnown) return;
      await logOpening(manager, {
        tenantId: asked.id,
        at: now,
        action: 'account-refused',
        actor: shopActor,
        before: { stripeAccountId: account },
        after: {},
      });
    });
  }
}
