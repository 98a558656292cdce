import { Inject, Injectable } from '@nestjs/common';
import type { KnownTenant } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { currentNotice } from '@zaino/rules/current-notice';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { FeaturesService } from '../plans/features.service';
import { tenantAnswer } from '../tenants/tenant-answer';
import { TenantEntity } from '../tenants/tenant.entity';

/** Bookshops as other services know them: with what their plan gives them. */
@Injectable()
export class KnownTenantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly features: FeaturesService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async read(id: string): Promise<KnownTenant> {
    const tenant = await this.dataSource.manager.findOneBy(TenantEntity, { id });
    if (tenant === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
    const terms = await this.features.termsOf(id);
    const notice = currentNotice(tenant.notice, italianDay(this.clock.now()));
    return { ...tenantAnswer(tenant, this.config.PUBLIC_URL), ...terms, notice };
  }
}
