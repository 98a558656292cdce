import { Inject, Injectable } from '@nestjs/common';
import { type OwnTenant, type ReviewedChanges, reviewedFields } from '@zaino/contracts/bookshops';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import type { Config } from '../config';
import { giveUpDomain } from '../domains/domain-claim';
import { logOpening } from '../opening/opening-log';
import { changedAt } from './changed-at';
import { ChangeColumns } from './change-columns';
import { noTenant } from './no-tenant';
import type { OwnedTenant } from './own-tenant';
import { type ChangePlan, type OwnerChanges, planChanges } from './plan-changes';
import { takeDomain } from './take-domain';
import { TenantEntity } from './tenant.entity';
import { ownTenantAnswer } from './tenant-answer';
import { checkChanges } from './check-changes';

/** A bookshop by its owner's hand. */
@Injectable()
export class TenantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly changeColumns: ChangeColumns,
    private readonly afterCommit: AfterCommit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async read({ id }: OwnedTenant): Promise<OwnTenant> {
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
  async update(owned: OwnedTenant, changes: OwnerChanges): Promise<OwnTenant> {
    const looked = await this.changeColumns.of(changes);
    const { id } = owned;
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
        const plan = planChanges(found, changes, this.now());
        await this.write(manager, found, { ...plan.columns, ...looked });
        await this.log(manager, { owned, found, plan });
        return manager.findOneByOrFail(TenantEntity, { id });
      },
      { retriesDuplicates: true },
    );
    await this.afterCommit.run();
    return this.answer(tenant);
  }

  private async write(
    manager: EntityManager,
    { id, domain, confirmedAt }: TenantEntity,
    columns: Partial<TenantEntity>,
  ): Promise<void> {
    const now = this.now();
    const wanted = columns.domain ?? domain;
    // Whoever is signed in as the owner has an account: word of it may still be on its way.
    if (wanted !== domain || confirmedAt === null) {
      await takeDomain(manager, { domain: wanted, tenantId: id, heldUntil: null, now });
    }
    if (wanted !== domain) await giveUpDomain(manager, { domain, tenantId: id, now });
    await manager.update(
      TenantEntity,
      { id },
      { ...columns, confirmedAt: confirmedAt ?? now, ...changedAt(now) },
    );
  }

  private async log(
    manager: EntityManager,
    { owned, found, plan }: { owned: OwnedTenant; found: TenantEntity; plan: ChangePlan },
  ): Promise<void> {
    const actor = { kind: 'owner' as const, id: owned.ownerId, name: null };
    const entry = { tenantId: found.id, at: this.now(), actor };
    const { application: action } = plan;
    if (action !== null) {
      const { state } = found;
      await logOpening(manager, { ...entry, action, before: { state }, after: {} });
    }
    if (Object.keys(plan.asked).length === 0) return;
    const before = publicValues(found, plan.asked);
    await logOpening(manager, { ...entry, action: 'changes-asked', before, after: plan.asked });
  }

  private now(): Date {
    return new Date(this.clock.now());
  }

  private answer(tenant: TenantEntity | null): OwnTenant {
    if (tenant === null) throw noTenant();
    return ownTenantAnswer(tenant, this.config.PUBLIC_URL);
  }
}

/** What customers see in the place of what is asked for. */
function publicValues(tenant: TenantEntity, asked: ReviewedChanges): ReviewedChanges {
  const fields = reviewedFields.filter((field) => asked[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, tenant[field]]));
}
