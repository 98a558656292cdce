import { Inject, Injectable } from '@nestjs/common';
import type { OwnPlan, PlanStanding } from '@zaino/contracts/bookshops';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config, PlanSettings } from '../config';
import type { OwnedTenant } from '../tenants/own-tenant';
import { hasPaidFeatures, restsAt } from './paid-features';
import { PlansService } from './plans.service';
import { SubscriptionEntity } from './subscription.entity';

/** Of a bookshop that never wanted another plan. */
const nothing = {
  status: null,
  trialEnd: null,
  periodEnd: null,
  cancelsAt: null,
  pastDueSince: null,
} satisfies Partial<SubscriptionEntity>;

/** What plan a bookshop has. */
@Injectable()
export class OwnPlanService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly plans: PlansService,
    @Inject(CONFIG) private readonly config: Pick<Config, keyof PlanSettings>,
  ) {}

  async read({ id }: OwnedTenant): Promise<OwnPlan> {
    return {
      ...(await this.standingOf(id)),
      offer: this.plans.paid(),
      priceId: this.config.BOOKSHOP_PLAN_PRICE_ID || null,
    };
  }

  async standingOf(tenantId: string): Promise<PlanStanding> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(SubscriptionEntity, { tenantId });
    const standing = found ?? nothing;
    return {
      status: standing.status ?? 'free',
      hasPaidFeatures: hasPaidFeatures(standing, new Date(this.clock.now())),
      trialEnd: textOf(standing.trialEnd),
      nextPayment: standing.status === 'ended' ? null : textOf(standing.periodEnd),
      cancelsAt: textOf(standing.cancelsAt),
      pastDueSince: textOf(standing.pastDueSince),
      restsAt: textOf(restsAt(standing)),
    };
  }
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;
