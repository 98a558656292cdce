import { Inject, Injectable } from '@nestjs/common';
import type { BookshopList, bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { CONFIG } from '@zaino/service/config.module';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { publicBookshop, whereOpen } from '../pickup/public-bookshop';
import { TenantEntity } from '../tenants/tenant.entity';
import { bookshopsAround, bookshopsOfProvince } from './chosen-bookshops';
import { countedProvinces, provinceOf } from './counted-provinces';

const PAGE_SIZE = 20;

/** The open bookshops, for whoever looks for one. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async list(query: QueryOf<typeof bookshopsEndpoints.bookshops>): Promise<BookshopList> {
    const { cap, provincia = '', pagina } = query;
    const open = await this.dataSource.manager.findBy(TenantEntity, whereOpen);
    const inPlace = bookshopsOfProvince(open, provincia);
    const chosen = bookshopsAround(inPlace, cap);
    const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
    const page = Math.min(pagina, pages);
    const publicUrl = this.config.PUBLIC_URL;
    return {
      bookshops: chosen
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map(({ tenant, vicinanza }) => publicBookshop(tenant, { vicinanza, publicUrl })),
      page,
      pages,
      total: chosen.length,
      province: provincia === '' ? null : provinceOf(provincia),
      provinces: countedProvinces(open),
    };
  }
}
