import { Inject, Injectable } from '@nestjs/common';
import type { BookshopList, bookshopsEndpoints, PublicBookshop } from '@zaino/contracts/bookshops';
import type { SitemapSlice } from '@zaino/contracts/shared';
import { bookshopProvincePath } from '@zaino/rules/page-path';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, In } from 'typeorm';
import type { Config } from '../config';
import { publicBookshop, whereOpen } from '../pickup/public-bookshop';
import { TenantEntity } from '../tenants/tenant.entity';
import {
  type ShownBookshop,
  bookshopsAround,
  bookshopsNear,
  bookshopsOfProvince,
  type PlacedBookshop,
} from './chosen-bookshops';
import { countedProvinces, provinceOf } from './counted-provinces';
import { DistancesService } from './distances.service';

type Asked = QueryOf<typeof bookshopsEndpoints.bookshops>;

const PAGE_SIZE = 20;

/** The open bookshops, for whoever looks for one. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly distances: DistancesService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async list(query: Asked): Promise<BookshopList> {
    const { pagina, provincia = '', usati } = query;
    const open = await this.openPlaces(usati ? { takesUsedBooks: true } : {});
    const chosen = await this.choose(open, query);
    const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
    const page = Math.min(pagina, pages);
    return {
      bookshops: await this.read(chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
      page,
      pages,
      total: chosen.length,
      province: provincia === '' ? null : provinceOf(provincia),
      provinces: countedProvinces(open),
    };
  }

  /** Around a municipality where one is named with its province. */
  private async choose(
    open: PlacedBookshop[],
    { cap, comune = '', provincia = '' }: Omit<Asked, 'pagina'>,
  ): Promise<ShownBookshop[]> {
    if (comune === '' || provincia === '') {
      return bookshopsAround(bookshopsOfProvince(open, provincia), cap);
    }
    return bookshopsNear(open, provincia, await this.distances.from({ comune, provincia }, open));
  }

  /** The lists of provinces that search engines may take: a hundred at most, so one slice. */
  async sitemap(): Promise<SitemapSlice> {
    const provinces = countedProvinces(await this.openPlaces());
    const pages = provinces.map(({ code }) => ({
      path: bookshopProvincePath(code),
      modified: null,
    }));
    return { pages, next: null };
  }

  /** Of all of them no more than what decides which are shown. */
  private openPlaces(
    narrowed: Partial<Pick<TenantEntity, 'takesUsedBooks'>> = {},
  ): Promise<PlacedBookshop[]> {
    return this.dataSource.manager
      .createQueryBuilder(TenantEntity, 'tenant')
      .select('tenant.id', 'id')
      .addSelect('tenant.name', 'name')
      .addSelect('tenant.city', 'city')
      .addSelect('tenant.postalCode', 'postalCode')
      .addSelect('tenant.province', 'province')
      .where({ ...whereOpen, ...narrowed })
      .getRawMany<PlacedBookshop>();
  }

  /** In their order; one that is no longer open meanwhile is left out. */
  private async read(chosen: ShownBookshop[]): Promise<PublicBookshop[]> {
    const id = In(chosen.map(({ tenant }) => tenant.id));
    const tenants = await this.dataSource.manager.findBy(TenantEntity, { ...whereOpen, id });
    const byId = new Map(tenants.map((tenant) => [tenant.id, tenant]));
    const publicUrl = this.config.PUBLIC_URL;
    const today = italianDay(this.clock.now());
    return chosen.flatMap(({ tenant: { id: chosenId }, vicinanza, kilometres }) => {
      const tenant = byId.get(chosenId);
      if (!tenant) return [];
      const told = publicBookshop(tenant, { vicinanza, publicUrl, today });
      return kilometres === undefined ? told : { ...told, kilometres: Math.round(kilometres) };
    });
  }
}
