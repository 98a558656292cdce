import { Inject, Injectable } from '@nestjs/common';
import {
  bookshopsErrorCodes,
  type bookshopsInternalEndpoints,
  type Tenant,
  type TenantOwner,
} from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AfterCommit } from '@zaino/service/after-commit';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import type { Config } from '../config';
import { giveUpDomain, RESERVATION_MS } from '../domains/domain-claim';
import { DomainClaimEntity } from '../domains/domain-claim.entity';
import { PaymentAccountEntity } from '../payment-accounts/payment-account.entity';
import { leavePlan } from '../plans/leave-plan';
import { changedAt } from '../tenants/changed-at';
import { takeDomain } from '../tenants/take-domain';
import { TenantEntity } from '../tenants/tenant.entity';
import { tenantAnswer } from '../tenants/tenant-answer';

type Reservation = BodyOf<typeof bookshopsInternalEndpoints.reserve>;

/** The begin and the end of a bookshop, which the identity service decides. */
@Injectable()
export class ReservationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly afterCommit: AfterCommit,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async owner(id: string): Promise<TenantOwner> {
    const { manager } = this.dataSource;
    const tenant = await manager.findOne(TenantEntity, {
      select: { ownerId: true, orderMails: true },
      where: { id },
    });
    if (tenant === null) throw notFound();
    return { uid: tenant.ownerId, orderMails: tenant.orderMails };
  }

  async reserve(reservation: Reservation): Promise<Tenant> {
    const { id, domain } = reservation;
    const tenant = await inTransaction(
      this.dataSource,
      async (manager) => {
        const known = await lockTenant(manager, id);
        if (known !== null && !isSame(known, reservation)) throw idTaken();
        if (known?.confirmedAt) return known;
        const heldUntil = new Date(this.clock.now() + RESERVATION_MS);
        await takeDomain(manager, { domain, tenantId: id, heldUntil, now: this.now() });
        if (known !== null) return known;
        // Not saved: that would take the place of one that somebody else has made meanwhile.
        await manager.insert(TenantEntity, this.draft(reservation));
        return manager.findOneByOrFail(TenantEntity, { id });
      },
      { retriesDuplicates: true },
    );
    return this.answer(tenant);
  }

  /** Also late, as long as nobody else has taken the domain. */
  async confirm(id: string): Promise<Tenant> {
    const tenant = await inTransaction(
      this.dataSource,
      async (manager) => {
        const known = await lockTenant(manager, id);
        if (known === null || known.confirmedAt !== null) return known;
        const { domain } = known;
        await takeDomain(manager, { domain, tenantId: id, heldUntil: null, now: this.now() });
        return manager.save(Object.assign(known, { confirmedAt: this.now() }));
      },
      { retriesDuplicates: true },
    );
    return this.answer(tenant);
  }

  /** The first moment counts: an address that is changed later is proven before it is taken. */
  async proveAddress(id: string, provenAt: Date): Promise<void> {
    const { manager } = this.dataSource;
    const unproven = { id, addressProvenAt: IsNull() };
    await manager.update(TenantEntity, unproven, { addressProvenAt: provenAt });
    if (!(await manager.existsBy(TenantEntity, { id }))) throw notFound();
  }

  async release(id: string): Promise<void> {
    await inTransaction(
      this.dataSource,
      async (manager) => {
        const known = await lockTenant(manager, id);
        if (known === null || known.releasedAt !== null) return;
        if (known.confirmedAt === null) await forget(manager, id);
        else await this.close(manager, known);
      },
      { retriesDuplicates: true },
    );
    await this.afterCommit.run();
  }

  /** Orders and invoices still name the bookshop, so its name and address stay. */
  private async close(manager: EntityManager, { id, domain }: TenantEntity): Promise<void> {
    const now = this.now();
    await giveUpDomain(manager, { domain, tenantId: id, now });
    await leavePlan(manager, this.outbox, id);
    // One that was made elsewhere is the owner's, who may have another bookshop one day.
    await manager.delete(PaymentAccountEntity, { tenantId: id });
    await manager.update(
      TenantEntity,
      { id },
      {
        ownerId: null,
        email: '',
        phone: '',
        pickupNotes: '',
        picture: '',
        pictureAlt: '',
        accent: '',
        notice: null,
        closures: null,
        schools: null,
        offersPickup: false,
        adoptedBookDiscount: 0,
        otherBookDiscount: 0,
        extras: null,
        stripeAccountId: null,
        pendingAccountId: null,
        cardsOffSince: null,
        vatNumber: '',
        vatFoundAt: null,
        appliedAt: null,
        approvedAt: null,
        changesSince: null,
        pendingChanges: null,
        decisionReason: '',
        marginPercent: null,
        state: 'closed',
        releasedAt: now,
        ...changedAt(now),
      },
    );
  }

  private draft({ id, ownerId, name, domain }: Reservation) {
    const now = this.now();
    return {
      id,
      ownerId,
      name,
      domain,
      openingHours: [[], [], [], [], [], [], []],
      createdAt: now,
      updatedAt: now,
    };
  }

  private now(): Date {
    return new Date(this.clock.now());
  }

  private answer(tenant: TenantEntity | null): Tenant {
    if (tenant === null) throw notFound();
    return tenantAnswer(tenant, this.config.PUBLIC_URL);
  }
}

function lockTenant(manager: EntityManager, id: string): Promise<TenantEntity | null> {
  return manager.findOne(TenantEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

async function forget(manager: EntityManager, id: string): Promise<void> {
  await manager.delete(DomainClaimEntity, { tenantId: id });
  await manager.delete(TenantEntity, { id });
}

function isSame(tenant: TenantEntity, { ownerId, domain }: Reservation): boolean {
  return tenant.ownerId === ownerId && tenant.domain === domain && tenant.releasedAt === null;
}

function notFound(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound);
}

function idTaken(): DomainError {
  return new DomainError('conflict', bookshopsErrorCodes.idTaken);
}
