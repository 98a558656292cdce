import { Injectable } from '@nestjs/common';
import type { OrderSteps } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { DayCounts } from '@zaino/service/day-counts/day-counts';
import { CHECKOUT_COUNT } from '../checkout/checkout-count';
import { sumOf } from './sales-answer';
import { SalesDays } from './sales-days';

/** How far visitors came, of nobody in particular. */
@Injectable()
export class OrderStepsService {
  constructor(
    private readonly days: SalesDays,
    private readonly counts: DayCounts,
  ) {}

  async read(period: FigurePeriod): Promise<OrderSteps> {
    const [days, checkouts, countedSince] = await Promise.all([
      this.days.sales(period),
      this.counts.times(CHECKOUT_COUNT, period),
      this.counts.firstDay(CHECKOUT_COUNT),
    ]);
    const { placed, all } = sumOf(days);
    return { countedSince, checkouts, placed, confirmed: all.orders };
  }
}
