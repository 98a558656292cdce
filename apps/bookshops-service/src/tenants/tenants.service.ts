import { Inject, Injectable } from '@nestjs/common';
import type { Tenant, TenantChanges } from '@zaino/contracts/bookshops';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import type { Config } from '../config';
import { giveUpDomain } from '../domains/domain-claim';
import { noTenant } from './no-tenant';
import { takeDomain } from './take-domain';
import { TenantEntity } from './tenant.entity';
import { tenantAnswer } from './tenant-answer';
import { checkChanges } from './check-changes';

/** A bookshop by its owner's hand. */
@Injectable()
export class TenantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async read(id: string): Promise<Tenant> {
    const tenant = await this.dataSource.manager.findOneBy(TenantEntity, {
      id,
      releasedAt: IsNull(),
    });
    return this.answer(tenant);
  }

  /**
   * Writes the given fields and no other: who edits another field at the same time keeps it. The row is locked from
   * the look at its state on, so that two changes never make together what neither may.
   */
  async update(id: string, changes: TenantChanges): Promise<Tenant> {
    const tenant = await inTransaction(
      this.dataSource,
      async (manager) => {
        const found = await manager.findOne(TenantEntity, {
          where: { id, releasedAt: IsNull() },
          lock: { mode: 'pessimistic_write' },
        });
        if (found === null) throw noTenant();
        if (Object.keys(changes).length === 0) return found;
        checkChanges(found, changes);
        await this.write(manager, found, changes);
        return manager.findOneByOrFail(TenantEntity, { id });
      },
      { retriesDuplicates: true },
    );
    return this.answer(tenant);
  }

  /** The account itself is the provider's matter: a payment that it refuses is told by whoever asks for it. */
  async connectPayments(id: string, stripeAccountId: string | null): Promise<Tenant> {
    const updatedAt = new Date(this.clock.now());
    const { manager } = this.dataSource;
    await manager.update(
      TenantEntity,
      { id, releasedAt: IsNull() },
      { stripeAccountId, updatedAt },
    );
    return this.read(id);
  }

  private async write(
    manager: EntityManager,
    { id, domain, confirmedAt }: TenantEntity,
    changes: TenantChanges,
  ): Promise<void> {
    const now = new Date(this.clock.now());
    const wanted = changes.domain ?? domain;
    // Whoever is signed in as the owner has an account: word of it may still be on its way.
    if (wanted !== domain || confirmedAt === null) {
      await takeDomain(manager, { domain: wanted, tenantId: id, heldUntil: null, now });
    }
    if (wanted !== domain) await giveUpDomain(manager, { domain, tenantId: id, now });
    await manager.update(
      TenantEntity,
      { id },
      { ...changes, confirmedAt: confirmedAt ?? now, updatedAt: now },
    );
  }

  private answer(tenant: TenantEntity | null): Tenant {
    if (tenant === null) throw noTenant();
    return tenantAnswer(tenant, this.config.PUBLIC_URL);
  }
}
