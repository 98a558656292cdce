import { Inject, Injectable } from '@nestjs/common';
import type { bookshopsEndpoints, PickupPoint } from '@zaino/contracts/bookshops';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { QueryOf } from '@zaino/service/route';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { noTenant } from '../tenants/no-tenant';
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

  /** Rejects as `not-found` where nothing can be picked up. */
  async read(id: string): Promise<PickupPoint> {
    const wanted = { ...whereOpen, id, offersPickup: true };
    const tenant = await this.dataSource.manager.findOneBy(TenantEntity, wanted);
    if (tenant === null) throw noTenant();
    const today = italianDay(this.clock.now());
    const publicUrl = this.config.PUBLIC_URL;
    return pickupPointOf(tenant, { vicinanza: 'altrove', publicUrl, today });
  }
}

function hasAll(tenant: TenantEntity, words: string[]): boolean {
  const { name, address, city, province, postalCode } = tenant;
  const text = foldLetters([name, address, city, province, postalCode].join(' '));
  return words.every((word) => text.includes(word));
}
