import { Inject, Injectable } from '@nestjs/common';
import type { Tenant as TenantAnswer, TenantChanges } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { giveUpDomain } from '../domains/domain-claims';
import { takeDomain } from './take-domain';
import { Tenant } from './tenant.entity';
import { tenantAnswer } from './tenant-answer';
import { checkChanges } from './tenant-rules';
import { PUBLIC_URL } from './tenant-url';

/** A bookshop by its owner's hand. */
@Injectable()
export class TenantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async read(id: string): Promise<TenantAnswer> {
    const tenant = await this.dataSource.manager.findOneBy(Tenant, { id, releasedAt: IsNull() });
    return this.answer(tenant);
  }

  /**
   * Writes the given fields and no other: who edits another field at the same time keeps it. The row is locked from
   * the look at its state on, so that two changes never make together what neither may.
   */
  async update(id: string, changes: TenantChanges): Promise<TenantAnswer> {
    const tenant = await inTransaction(
      this.dataSource,
      async (manager) => {
        const found = await manager.findOne(Tenant, {
          where: { id, releasedAt: IsNull() },
          lock: { mode: 'pessimistic_write' },
        });
        if (found === null) throw notFound();
        if (Object.keys(changes).length === 0) return found;
        checkChanges(found, changes);
        await this.write(manager, found, changes);
        return manager.findOneByOrFail(Tenant, { id });
      },
      { retriesDuplicates: true },
    );
    return this.answer(tenant);
  }

  /** The account itself is the provider's matter: a payment that it refuses is told by whoever asks for it. */
  async connectPayments(id: string, stripeAccountId: string | null): Promise<TenantAnswer> {
    const updatedAt = new Date(this.clock.now());
    const { manager } = this.dataSource;
    await manager.update(Tenant, { id, releasedAt: IsNull() }, { stripeAccountId, updatedAt });
    return this.read(id);
  }

  private async write(
    manager: EntityManager,
    { id, domain, confirmedAt }: Tenant,
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
      Tenant,
      { id },
      { ...changes, confirmedAt: confirmedAt ?? now, updatedAt: now },
    );
  }

  private answer(tenant: Tenant | null): TenantAnswer {
    if (tenant === null) throw notFound();
    return tenantAnswer(tenant, this.publicUrl);
  }
}

function notFound(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Questa libreria non esiste.',
  });
}
