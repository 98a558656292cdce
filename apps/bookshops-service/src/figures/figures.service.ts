import { Inject, Injectable } from '@nestjs/common';
import type { BookshopMargin, BookshopStats } from '@zaino/contracts/bookshops';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource, IsNull } from 'typeorm';
import type { Config } from '../config';
import { changedAt } from '../tenants/changed-at';
import { noTenant } from '../tenants/no-tenant';
import type { OwnedTenant } from '../tenants/own-tenant';
import { TenantEntity } from '../tenants/tenant.entity';
import { OrdersClient } from '../upstreams/orders-client';
import { withMargin } from './with-margin';

/** What a bookshop sold, as the orders service counts it, with what the bookshop keeps of it. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersClient,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BOOKSHOP_MARGIN_PERCENT'>,
  ) {}

  /** Rejects as `unavailable` while the orders service is away. */
  async read({ id }: OwnedTenant, asked: Partial<FigurePeriod>): Promise<BookshopStats> {
    const margin = await this.margin(id);
    const period = this.periodOf(asked);
    const figures = await this.orders.call(ordersInternalEndpoints.bookshopFigures, {
      params: { id },
      query: period,
    });
    return withMargin(figures, { period, margin });
  }

  async setMargin({ id }: OwnedTenant, percent: number | null): Promise<BookshopMargin> {
    const now = new Date(this.clock.now());
    await this.dataSource.manager.update(
      TenantEntity,
      { id, releasedAt: IsNull() },
      { marginPercent: percent, ...changedAt(now) },
    );
    return this.margin(id);
  }

  private async margin(id: string): Promise<BookshopMargin> {
    const tenant = await this.dataSource.manager.findOne(TenantEntity, {
      select: { id: true, marginPercent: true },
      where: { id, releasedAt: IsNull() },
    });
    if (tenant === null) throw noTenant();
    const { marginPercent } = tenant;
    return {
      percent: marginPercent ?? this.config.BOOKSHOP_MARGIN_PERCENT,
      isOwn: marginPercent !== null,
    };
  }

  /** This month where nothing was said. */
  private periodOf({ from, to }: Partial<FigurePeriod>): FigurePeriod {
    const today = italianDay(this.clock.now());
    return { from: from ?? `${today.slice(0, 8)}01`, to: to ?? today };
  }
}
