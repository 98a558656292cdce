import { Injectable } from '@nestjs/common';
import type { adminCatalogueEndpoints, PricePoint, ProductRow } from '@zaino/contracts/catalogue';
import { toEuro } from '@zaino/rules/money';
import type { QueryOf } from '@zaino/service/route';
import { DataSource, IsNull } from 'typeorm';
import { PriceLogEntity } from './price-log.entity';
import { ProductEntity } from './product.entity';
import { SupplierEntity } from './supplier.entity';
import { productNotFound } from './product-not-found';
import { toProductRow } from './to-admin-product';
import { productNumberOf } from './product-id';
import { cursorOf, type TableCursor, tableCursor } from './table-cursor';
import { withNames } from './stored-product';

/** Sums come as text. */
type CountRow = Record<'total' | 'active' | 'available', string>;

/** What the admin's table and dashboard read. */
@Injectable()
export class ProductTableService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * A page of all products, in the order of their ids: one range of the primary key. The first page counts them;
   * those that follow carry that number on.
   */
  async page({ limit, cursor }: QueryOf<typeof adminCatalogueEndpoints.table>): Promise<{
    products: ProductRow[];
    total: number;
    next: string | null;
  }> {
    const { after, total } = cursor === undefined ? await this.firstPage() : tableCursor(cursor);
    const { manager } = this.dataSource;
    const found = await manager
      .createQueryBuilder(ProductEntity, 'product')
      // Another index would be sorted, all that comes before the page included.
      .useIndex('PRIMARY')
      .where('product.id > :after AND product.deletedAt IS NULL', { after })
      .orderBy('product.id')
      .limit(limit + 1)
      .getMany();
    const products = found.slice(0, limit);
    const last = products.at(-1);
    return {
      products: (await withNames(manager, products)).map(toProductRow),
      total,
      next: last && found.length > limit ? cursorOf({ after: last.id, total }) : null,
    };
  }

  async counts() {
    // Answered from ix_product_state alone.
    const [row] = await this.dataSource.query<CountRow[]>(
      `SELECT COUNT(*) AS total, COALESCE(SUM(is_active), 0) AS active,
         COALESCE(SUM(is_active AND is_offered AND stock >= minimum_purchase), 0) AS available
       FROM product WHERE deleted_at IS NULL`,
    );
    if (row === undefined) throw new Error('An aggregate gives one row.');
    const active = Number(row.active);
    return {
      totali: Number(row.total),
      attivi: active,
      nonDisponibili: active - Number(row.available),
    };
  }

  async suppliers() {
    const suppliers = await this.dataSource.manager.find(SupplierEntity, {
      order: { name: 'ASC' },
    });
    return { fornitori: suppliers.map(({ id, name }) => ({ id: String(id), nome: name })) };
  }

  /** Of a product, from its beginning. */
  async prices(id: string): Promise<{ prezzi: PricePoint[] }> {
    const productId = productNumberOf(id);
    const { manager } = this.dataSource;
    const isThere = await manager.existsBy(ProductEntity, { id: productId, deletedAt: IsNull() });
    if (!isThere) throw productNotFound();
    const prices = await manager.find(PriceLogEntity, {
      where: { productId },
      order: { validFrom: 'ASC', id: 'ASC' },
    });
    const changed = prices.filter((price, index) => !isSamePrice(price, prices[index - 1]));
    return {
      prezzi: changed.map(({ validFrom, sellingPriceCents, discountedPriceCents }) => ({
        dal: validFrom.toISOString(),
        prezzoVendita: toEuro(sellingPriceCents),
        prezzoScontato: toEuro(discountedPriceCents),
      })),
    };
  }

  private async firstPage(): Promise<TableCursor> {
    return { after: 0, total: (await this.counts()).totali };
  }
}

/** The log also notes when a product came on sale or went off it. */
function isSamePrice(price: PriceLogEntity, before: PriceLogEntity | undefined): boolean {
  return (
    price.sellingPriceCents === before?.sellingPriceCents &&
    price.discountedPriceCents === before.discountedPriceCents
  );
}
