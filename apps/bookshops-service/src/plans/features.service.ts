import { Inject, Injectable } from '@nestjs/common';
import {
  bookshopsErrorCodes,
  type PaidFeature,
  paidFeatures,
  PLAN_NEEDED_TEXT,
  type PlanTerms,
} from '@zaino/contracts/bookshops';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import type { Config, PlanSettings } from '../config';
import { hasPaidFeatures } from './paid-features';
import { SubscriptionEntity } from './subscription.entity';

/** What the plan of a bookshop gives it: the one place that decides. */
@Injectable()
export class FeaturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, keyof PlanSettings>,
  ) {}

  async termsOf(tenantId: string): Promise<PlanTerms> {
    const { config } = this;
    const { manager } = this.dataSource;
    const known = await manager.findOneBy(SubscriptionEntity, { tenantId });
    const isPaid = known !== null && hasPaidFeatures(known, new Date(this.clock.now()));
    return isPaid
      ? {
          paidFeatures: [...paidFeatures],
          feePercent: config.BOOKSHOP_PLAN_FEE_PERCENT,
          colleagues: config.BOOKSHOP_PLAN_COLLEAGUES,
        }
      : { paidFeatures: [], feePercent: config.BOOKSHOP_FEE_PERCENT, colleagues: 0 };
  }

  async hasFeature(tenantId: string, feature: PaidFeature): Promise<boolean> {
    return (await this.termsOf(tenantId)).paidFeatures.includes(feature);
  }

  /** Rejects as `forbidden` with the code `plan-needed` where the plan does not give it (any more). */
  async require(tenantId: string, feature: PaidFeature): Promise<void> {
    if (await this.hasFeature(tenantId, feature)) return;
    throw new DomainError('forbidden', bookshopsErrorCodes.planNeeded, {
      detail: PLAN_NEEDED_TEXT,
    });
  }
}
