import { Injectable } from '@nestjs/common';
import type { ProviderAccount } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { logOpening, shopActor } from '../opening/opening-log';
import { changedAt } from '../tenants/changed-at';
import { TenantEntity } from '../tenants/tenant.entity';
import { PaymentAccounts } from '../upstreams/payment-accounts';
import { AccountKeeper } from './account-keeper';
import { AccountNotices } from './account-notices';
import { isMadeForAnother } from './made-for';

const PAUSE_MS = MINUTE_MS;
const BATCH = 100;

interface Asked {
  id: string;
  pendingAccountId: string;
}

/** Asks the provider about the accounts that it could not be asked about when they were connected. */
@Injectable()
export class PaymentAccountSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: PaymentAccounts,
    private readonly keeper: AccountKeeper,
    private readonly notices: AccountNotices,
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
      const told = await this.accounts.readIfThere(pendingAccountId);
      if (told === 'away') return decided;
      await this.decide({ id, pendingAccountId }, told);
      decided += 1;
    }
    return decided;
  }

  private async decide(asked: Asked, told: ProviderAccount): Promise<void> {
    const isRefused = told.standing !== 'active' || isMadeForAnother(told, asked.id);
    if (isRefused) return this.refuse(asked);
    try {
      await inTransaction(this.dataSource, (manager) => this.accept(manager, asked, told));
    } catch (error) {
      // Another bookshop has it by now.
      if (!isDuplicate(error)) throw error;
      await this.refuse(asked);
    }
  }

  /** Unless the owner has chosen another one meanwhile. */
  private async accept(
    manager: EntityManager,
    { id, pendingAccountId: accountId }: Asked,
    told: ProviderAccount,
  ): Promise<void> {
    const stillAsked = await manager.findOne(TenantEntity, {
      where: { id, pendingAccountId: accountId, releasedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (stillAsked !== null) await this.keeper.take(manager, { tenantId: id, accountId }, told);
  }

  /** The same. */
  private async refuse(asked: Asked): Promise<void> {
    const now = new Date(this.clock.now());
    const stripeAccountId = asked.pendingAccountId;
    await inTransaction(this.dataSource, async (manager: EntityManager) => {
      const { affected } = await manager.update(
        TenantEntity,
        { id: asked.id, pendingAccountId: stripeAccountId },
        { pendingAccountId: null, ...changedAt(now) },
      );
      if (affected === 0) return;
      await logOpening(manager, {
        tenantId: asked.id,
        at: now,
        action: 'account-refused',
        actor: shopActor,
        before: { stripeAccountId },
        after: {},
      });
      const tenant = await manager.findOneByOrFail(TenantEntity, { id: asked.id });
      await this.notices.add(manager, tenant, 'account-refused');
    });
  }
}
