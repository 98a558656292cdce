import { Injectable } from '@nestjs/common';
import type { AdminProduct, ProductRow } from '@zaino/contracts/catalogue';
import { DataSource, type EntityManager } from 'typeorm';
import { announcedReductions } from './announced-reductions';
import { toAdminProduct, toProductRow } from './to-admin-product';
import { readProducts } from './stored-product';

/** Products as admins see them, from the database itself. */
@Injectable()
export class AdminProducts {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that are not deleted, in the order of `ids`, by number. */
  async read(
    ids: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AdminProduct[]> {
    const products = await readProducts(manager, ids);
    const announced = await announcedReductions(manager, products);
    return products.map((named) => toAdminProduct(named, announced.get(named.product.id) ?? null));
  }

  /** The same as rows of the table. */
  async rows(
    ids: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ProductRow[]> {
    const products = await readProducts(manager, ids);
    return products.map(toProductRow);
  }
}
