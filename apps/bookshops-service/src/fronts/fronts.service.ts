import { Inject, Injectable } from '@nestjs/common';
import type { DomainHolder } from '@zaino/contracts/bookshops';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DomainClaimEntity } from '../domains/domain-claim.entity';
import { TenantEntity } from '../tenants/tenant.entity';
import { tenantUrl } from '../tenants/tenant-url';
import { FeaturesService } from '../plans/features.service';
import { shopFrontOf } from './shop-front-of';

/** Whose a sub-domain is, for the gateway. */
@Injectable()
export class FrontsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly features: FeaturesService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async find(domain: string): Promise<DomainHolder> {
    const { manager } = this.dataSource;
    const claim = await manager.findOneBy(DomainClaimEntity, { domain });
    if (claim === null || this.isOver(claim)) return { standing: 'unknown' };
    const tenant = await manager.findOneBy(TenantEntity, { id: claim.tenantId });
    // The account of a reservation is being made.
    if (tenant?.confirmedAt == null) return { standing: 'unknown' };
    return this.holderOf(tenant, domain);
  }

  private isOver({ heldUntil }: DomainClaimEntity): boolean {
    return heldUntil !== null && heldUntil.getTime() <= this.clock.now();
  }

  /** What no admin has approved is named to nobody. */
  private async holderOf(tenant: TenantEntity, domain: string): Promise<DomainHolder> {
    const { state, name, approvedAt, releasedAt } = tenant;
    if (releasedAt !== null || (state !== 'open' && state !== 'paused')) {
      return { standing: 'closed' };
    }
    if (approvedAt === null) return { standing: 'paused', name: null };
    const url = tenantUrl(this.config.PUBLIC_URL, tenant.domain);
    if (tenant.domain !== domain) return { standing: 'moved', url };
    if (state === 'paused') return { standing: 'paused', name };
    const hasLook = await this.features.hasFeature(tenant.id, 'own-look');
    const today = italianDay(this.clock.now());
    return { standing: 'open', front: shopFrontOf(tenant, { url, hasLook, today }) };
  }
}
