import { Inject, Injectable } from '@nestjs/common';
import type { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { QueryOf } from '@zaino/service/route';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { TenantEntity } from '../tenants/tenant.entity';
import { byNearness, placeBeside } from './nearness';
import { pickupPointOf, whereOpen } from './public-bookshop';

/** Most that one answer carries. */
const MOST = 100;

/** Where customers can pick up their orders. */
@Injectable()
export class PickupPointsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async find(query: QueryOf<typeof bookshopsEndpoints.pickupPoints>) {
    const { cap = '', provincia = '', q = '' } = query;
    const customer = { postalCode: cap, province: provincia };
    const words = foldLetters(q)
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '');
    const open = await this.dataSource.manager.findBy(TenantEntity, {
      ...whereOpen,
      offersPickup: true,
    });
    const found = open
      .filter((tenant) => hasAll(tenant, words))
      .map((tenant) => ({ tenant, ...placeBeside(tenant, customer) }))
      .toSorted(byNearness);
    const publicUrl = this.config.PUBLIC_URL;
    const today = italianDay(this.clock.now());
    const pickupPoints = found
      .slice(0, MOST)
      .map(({ tenant, vicinanza }) => pickupPointOf(tenant, { vicinanza, publicUrl, today }));
    return { pickupPoints, total: found.length };
  }
}

function hasAll(tenant: TenantEntity, words: string[]): boolean {
  const { name, address, city, province, postalCode } = tenant;
  const text = foldLetters([name, address, city, province, postalCode].join(' '));
  return words.every((word) => text.includes(word));
}
