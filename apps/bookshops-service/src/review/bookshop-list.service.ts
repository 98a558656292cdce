import { Injectable } from '@nestjs/common';
import {
  ADMIN_BOOKSHOP_LIMIT,
  type adminBookshopEndpoints,
  type BookshopFilter,
  bookshopFilters,
  type ListedBookshop,
} from '@zaino/contracts/bookshops';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { wishOf } from '../tenants/opening-steps';
import { TenantEntity } from '../tenants/tenant.entity';

type ListQuery = QueryOf<typeof adminBookshopEndpoints.bookshops>;

/** In the columns of the table. */
const conditions: Record<BookshopFilter, string> = {
  waiting: '(tenant.applied_at IS NOT NULL OR tenant.changes_since IS NOT NULL)',
  open: "tenant.state = 'open'",
  paused: "tenant.state = 'paused'",
  closed: "tenant.state = 'closed'",
};

/** Bookshops for admins: those that have an account, or had one. */
@Injectable()
export class BookshopListService {
  constructor(private readonly dataSource: DataSource) {}

  async page({ filter, search = '', page }: ListQuery) {
    const chosen = this.all(search);
    if (filter !== undefined) chosen.andWhere(conditions[filter]);
    const [tenants, total] = await chosen
      .orderBy(
        `CASE WHEN ${conditions.waiting} THEN COALESCE(tenant.applied_at, tenant.changes_since) END IS NULL`,
      )
      .addOrderBy('COALESCE(tenant.applied_at, tenant.changes_since)', 'ASC')
      .addOrderBy('tenant.created_at', 'DESC')
      .addOrderBy('tenant.id', 'ASC')
      .offset((page - 1) * ADMIN_BOOKSHOP_LIMIT)
      .limit(ADMIN_BOOKSHOP_LIMIT)
      .getManyAndCount();
    return { bookshops: tenants.map(listed), total, counts: await this.counts(search) };
  }

  private async counts(search: string) {
    const sums = bookshopFilters.map((filter) => `SUM(${conditions[filter]}) AS \`${filter}\``);
    const row = await this.all(search)
      .select(sums)
      .getRawOne<Record<BookshopFilter, string | null>>();
    return bookshopFilters.map((filter) => ({ filter, bookshops: Number(row?.[filter] ?? 0) }));
  }

  private all(search: string): SelectQueryBuilder<TenantEntity> {
    const query = this.dataSource.manager
      .createQueryBuilder(TenantEntity, 'tenant')
      .where('tenant.confirmed_at IS NOT NULL');
    search
      .split(/\s+/)
      .filter((word) => word !== '')
      .forEach((word, index) => {
        const text = "CONCAT_WS(' ', tenant.name, tenant.domain, tenant.city, tenant.vat_number)";
        query.andWhere(`LOCATE(:word${index}, ${text}) > 0`, { [`word${index}`]: word });
      });
    return query;
  }
}

function listed(tenant: TenantEntity): ListedBookshop {
  const { id, name, domain, city, province, state, vatNumber } = tenant;
  const since = tenant.appliedAt ?? tenant.changesSince;
  return {
    id,
    name,
    domain,
    city,
    province,
    state,
    vatNumber,
    wish: wishOf(tenant),
    waitingSince: since?.toISOString() ?? null,
    isAddressProven: tenant.addressProvenAt !== null,
    createdAt: tenant.createdAt.toISOString(),
  };
}
