import { Injectable } from '@nestjs/common';
import type { Forecast } from '@zaino/contracts/bookshops';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import {
  copiesToStock,
  expectedCopies,
  type ForecastTerms,
  seasonStart,
} from '@zaino/rules/stock-forecast';
import { Clock } from '@zaino/service/clock';
import { DataSource, IsNull } from 'typeorm';
import { FeaturesService } from '../plans/features.service';
import { changedAt } from '../tenants/changed-at';
import { noTenant } from '../tenants/no-tenant';
import type { OwnedTenant } from '../tenants/own-tenant';
import { TenantEntity } from '../tenants/tenant.entity';
import { OrdersClient } from '../upstreams/orders-client';
import { SchoolsClient } from '../upstreams/schools-client';

/** What a bookshop should have on its shelf for its schools (docs/decisions/forecast.md). */
@Injectable()
export class ForecastService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly orders: OrdersClient,
    private readonly schools: SchoolsClient,
    private readonly features: FeaturesService,
  ) {}

  /** Rejects as `unavailable` while lists or orders cannot be asked for: half a forecast would be a wrong one. */
  async of({ id }: OwnedTenant): Promise<Forecast> {
    const tenant = await this.find(id);
    await this.features.require(id, 'forecast');
    const terms = termsOf(tenant);
    const since = seasonStart(italianDay(this.clock.now()));
    const chosen = tenant.schools ?? [];
    const [demand, copies] = await Promise.all([
      this.schools.call(schoolsInternalEndpoints.demand, {
        body: { schools: chosen.map(({ code }) => code) },
      }),
      this.orders.call(ordersInternalEndpoints.bookshopCopies, {
        params: { id },
        query: { from: startOfItalianDay(since).toISOString() },
      }),
    ]);
    const known = new Map(copies.books.map((book) => [book.isbn, book]));
    const books = demand.books.map((book) => {
      const { ordered = 0, shelf = 0 } = known.get(book.isbn) ?? {};
      const expected = expectedCopies(book.classes, terms);
      const toStock = copiesToStock({ classes: book.classes, ordered, shelf }, terms);
      return { ...book, ordered, shelf, expected, toStock };
    });
    return {
      terms,
      since,
      schools: chosen.map(({ code, name }) => {
        const list = demand.schools.find((school) => school.code === code);
        return { code, name, year: list?.year ?? null, classes: list?.classes ?? 0 };
      }),
      books: books.toSorted(
        (one, other) =>
          other.toStock - one.toStock ||
          other.expected - one.expected ||
          one.isbn.localeCompare(other.isbn),
      ),
    };
  }

  async setTerms({ id }: OwnedTenant, terms: ForecastTerms): Promise<ForecastTerms> {
    await this.features.require(id, 'forecast');
    const now = new Date(this.clock.now());
    const own = { id, releasedAt: IsNull() };
    await this.dataSource.manager.update(TenantEntity, own, { ...terms, ...changedAt(now) });
    return termsOf(await this.find(id));
  }

  private async find(id: string): Promise<TenantEntity> {
    const own = { id, releasedAt: IsNull() };
    const tenant = await this.dataSource.manager.findOneBy(TenantEntity, own);
    if (tenant === null) throw noTenant();
    return tenant;
  }
}

function termsOf({ pupilsPerClass, buyingShare }: ForecastTerms): ForecastTerms {
  return { pupilsPerClass, buyingShare };
}
