import { Injectable } from '@nestjs/common';
import type { Dac7Seller } from '@zaino/contracts/orders';
import { DataSource, In } from 'typeorm';
import { TenantEntity } from '../tenants/tenant.entity';
import { sellerStates } from './seller-report';

/** Who each bookshop is, for the yearly report of sellers. */
@Injectable()
export class SellersService {
  constructor(private readonly dataSource: DataSource) {}

  /** By ix_tenant_state; there are thousands at most. */
  async read(): Promise<{ sellers: Dac7Seller[] }> {
    const tenants = await this.dataSource.manager.find(TenantEntity, {
      select: {
        id: true,
        name: true,
        address: true,
        postalCode: true,
        city: true,
        province: true,
        vatNumber: true,
        stripeAccountId: true,
      },
      where: { state: In(sellerStates) },
    });
    return {
      sellers: tenants.map(({ id, name, address, postalCode, city, province, ...tenant }) => ({
        id,
        name,
        address,
        postalCode,
        city,
        province,
        vatNumber: tenant.vatNumber,
        accountId: tenant.stripeAccountId,
      })),
    };
  }
}
