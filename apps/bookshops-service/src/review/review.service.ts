import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AdminBookshop } from '@zaino/contracts/bookshops';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { pickupNoteFindings } from '@zaino/rules/pickup-notes';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Config } from '../config';
import { readOpeningLog } from '../opening/opening-log';
import { adminAccount } from '../payment-accounts/own-payments';
import { PaymentAccountEntity } from '../payment-accounts/payment-account.entity';
import { OwnPlanService } from '../plans/own-plan.service';
import { noTenant } from '../tenants/no-tenant';
import { wishOf } from '../tenants/opening-steps';
import { ownTenantAnswer } from '../tenants/tenant-answer';
import { TenantEntity } from '../tenants/tenant.entity';
import { IdentityClient } from '../upstreams/identity-client';

const MOST_NAMESAKES = 20;

/** A bookshop as an admin decides on it, with all that speaks for and against it. */
@Injectable()
export class ReviewService {
  private readonly logger = new Logger('Review');

  constructor(
    private readonly dataSource: DataSource,
    private readonly identity: IdentityClient,
    private readonly plans: OwnPlanService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async read(id: string): Promise<AdminBookshop> {
    const { manager } = this.dataSource;
    const tenant = await manager.findOneBy(TenantEntity, { id, confirmedAt: Not(IsNull()) });
    if (tenant === null) throw noTenant();
    const [owner, history, sameVatNumber, plan, account] = await Promise.all([
      this.ownerOf(tenant),
      readOpeningLog(manager, id),
      this.sameVatNumber(tenant),
      this.plans.standingOf(id),
      manager.findOneBy(PaymentAccountEntity, { tenantId: id }),
    ]);
    return {
      ...ownTenantAnswer(tenant, this.config.PUBLIC_URL),
      owner,
      history,
      sameVatNumber,
      plan,
      account: adminAccount(account, tenant),
      version: tenant.version,
      wish: wishOf(tenant),
      addressProvenAt: tenant.addressProvenAt?.toISOString() ?? null,
      vatFoundAt: tenant.vatFoundAt?.toISOString() ?? null,
      noteFindings: pickupNoteFindings(tenant.pendingChanges?.pickupNotes ?? tenant.pickupNotes),
    };
  }

  /** Null also where the identity service is away: the rest can be looked at all the same. */
  private async ownerOf({ ownerId }: TenantEntity): Promise<AdminBookshop['owner']> {
    if (ownerId === null) return null;
    try {
      const params = { uid: ownerId };
      return await this.identity.call(identityInternalEndpoints.owner, { params });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`The owner of a bookshop could not be read: ${String(error)}`);
      return null;
    }
  }

  private async sameVatNumber({ id, vatNumber }: TenantEntity) {
    if (vatNumber === '') return [];
    return this.dataSource.manager.find(TenantEntity, {
      select: { id: true, name: true },
      where: { vatNumber, id: Not(id) },
      take: MOST_NAMESAKES,
    });
  }
}
