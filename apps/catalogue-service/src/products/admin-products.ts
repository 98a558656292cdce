import { Injectable } from '@nestjs/common';
import type { AdminProduct, ProductRow } from '@zaino/contracts/catalogue';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { lowestPrices } from './lowest-prices';
import { toAdminProduct, toProductRow } from './to-admin-product';
import { readProducts } from './stored-product';

/** Products as admins see them, from the database itself. */
@Injectable()
export class AdminProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Those that are not deleted, in the order of `ids`, by number. */
  async read(ids: readonly number[]): Promise<AdminProduct[]> {
    const { manager } = this.dataSource;
    const products = await readProducts(manager, ids);
    const reduced = products.filter(
      ({ product }) => product.discountedPriceCents < product.sellingPriceCents,
    );
    const reducedIds = reduced.map(({ product }) => product.id);
    const lowest = await lowestPrices(manager, reducedIds, this.clock.now());
    return products.map((named) => {
      const { id, discountedPriceCents } = named.product;
      return toAdminProduct(named, lowest.get(id) ?? discountedPriceCents);
    });
  }

  /** The same as rows of the table. */
  async rows(ids: readonly number[]): Promise<ProductRow[]> {
    const products = await readProducts(this.dataSource.manager, ids);
    return products.map(toProductRow);
  }
}
