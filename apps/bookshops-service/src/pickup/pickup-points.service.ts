import { Inject, Injectable } from '@nestjs/common';
import type { bookshopsEndpoints, PickupPoint } from '@zaino/contracts/bookshops';
import { CONFIG } from '@zaino/service/config.module';
import type { QueryOf } from '@zaino/service/route';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Config } from '../config';
import { TenantEntity } from '../tenants/tenant.entity';
import { tenantUrl } from '../tenants/tenant-url';
import { nearnessOf, nearnessOrder, postalDistance } from './nearness';

/** Most that one answer carries. */
const MOST = 100;

const collator = new Intl.Collator('it');

/** Where customers can pick up their orders. */
@Injectable()
export class PickupPointsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async find(query: QueryOf<typeof bookshopsEndpoints.pickupPoints>) {
    const { cap = '', provincia = '', q = '' } = query;
    const customer = { postalCode: cap, province: provincia };
    const words = foldLetters(q)
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '');
    const open = await this.dataSource.manager.findBy(TenantEntity, {
      state: 'open',
      offersPickup: true,
      approvedAt: Not(IsNull()),
      releasedAt: IsNull(),
    });
    const found = open
      .filter((tenant) => hasAll(tenant, words))
      .map((tenant) => ({
        point: this.answer(tenant, nearnessOf(tenant, customer)),
        distance: postalDistance(tenant, customer),
      }));
    found.sort(
      (one, other) =>
        nearnessOrder.indexOf(one.point.vicinanza) - nearnessOrder.indexOf(other.point.vicinanza) ||
        one.distance - other.distance ||
        collator.compare(one.point.name, other.point.name),
    );
    return { pickupPoints: found.slice(0, MOST).map(({ point }) => point), total: found.length };
  }

  /** Field by field: the bookshop's e-mail is its owner's, and nobody else's business. */
  private answer(tenant: TenantEntity, vicinanza: PickupPoint['vicinanza']): PickupPoint {
    const { id, name, address, city, postalCode, province, phone, openingHours } = tenant;
    return {
      id,
      name,
      address,
      city,
      postalCode,
      province,
      phone,
      openingHours,
      vicinanza,
      url: tenantUrl(this.config.PUBLIC_URL, tenant.domain),
      notes: tenant.pickupNotes,
    };
  }
}

function hasAll(tenant: TenantEntity, words: string[]): boolean {
  const { name, address, city, province, postalCode } = tenant;
  const text = foldLetters([name, address, city, province, postalCode].join(' '));
  return words.every((word) => text.includes(word));
}
