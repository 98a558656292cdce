import { Inject, Injectable } from '@nestjs/common';
import {
  type BookshopFeature,
  type BookshopPlan,
  type BookshopPlans,
  paidFeatures,
} from '@zaino/contracts/bookshops';
import { toEuro } from '@zaino/rules/money';
import { CONFIG } from '@zaino/service/config.module';
import type { Config, PlanSettings } from '../config';

const free: BookshopFeature[] = [
  'address',
  'pickup',
  'pay-in-shop',
  'card-payments',
  'shop-front',
  'desk',
];

/** What the shop does not do yet: whoever begins something names it here, and takes it out once it is there. */
const coming: BookshopFeature[] = [];

/** What bookshops get, and what it costs. */
@Injectable()
export class PlansService {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, keyof PlanSettings>) {}

  list(): BookshopPlans {
    const { config } = this;
    return {
      plans: [
        {
          id: 'free',
          isAvailable: true,
          monthlyPrice: 0,
          trialDays: 0,
          feePercent: config.BOOKSHOP_FEE_PERCENT,
          colleagues: 0,
          features: free,
        },
        this.paid(),
      ],
      coming,
    };
  }

  paid(): BookshopPlan {
    const { config } = this;
    return {
      id: 'plus',
      isAvailable: config.BOOKSHOP_PLAN_PRICE_ID !== '',
      monthlyPrice: toEuro(config.BOOKSHOP_PLAN_MONTHLY_CENTS),
      trialDays: config.BOOKSHOP_PLAN_TRIAL_DAYS,
      feePercent: config.BOOKSHOP_PLAN_FEE_PERCENT,
      colleagues: config.BOOKSHOP_PLAN_COLLEAGUES,
      features: [...free, ...paidFeatures],
    };
  }
}
