import { Injectable } from '@nestjs/common';
import { type adminCatalogueEndpoints, HIGHEST_PRICE } from '@zaino/contracts/catalogue';
import { toCents, toEuro } from '@zaino/rules/money';
import { priceByPercent } from '@zaino/rules/product-price';
import type { BodyOf } from '@zaino/service/route';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { ProductEntity } from './product.entity';
import type { EntityManager } from 'typeorm';
import { AdminProducts } from './admin-products';
import type { Written } from './apply-change';
import { deletion } from './deletion';
import type { LeftOutReason } from './left-out';
import { isVersion } from './plan-steps';
import { productIdOf, productNumberOf } from './product-id';
import { sellingColumns } from './product-values';
import { ProductWriter } from './product-writer';

type Bulk = BodyOf<typeof adminCatalogueEndpoints.bulk>;

/** Changes of many products at once: what somebody else has changed meanwhile is left out. */
@Injectable()
export class BulkChangesService {
  constructor(
    private readonly writer: ProductWriter,
    private readonly products: AdminProducts,
    private readonly securityLog: SecurityLog,
  ) {}

  async make(adminId: string, { products: seen, change }: Bulk) {
    const isDeletion = change.kind === 'delete';
    const { written, read } = await this.write(adminId, seen, change);
    const { changeId, leftOut } = written;
    const changed = changedOf(written);
    if (isDeletion) this.logDeletion(adminId, changeId, changed.length);
    return {
      success: true as const,
      changeId,
      products: read,
      deleted: isDeletion ? changed.map(productIdOf) : [],
      leftOut,
    };
  }

  private write(adminId: string, seen: Bulk['products'], change: Bulk['change']) {
    // Those that are deleted are not among the rows.
    const read = (manager: EntityManager, written: Written) =>
      this.products.rows(changedOf(written), manager);
    // A product that is named twice counts once.
    const known = [...new Map(seen.map((one) => [productNumberOf(one.id), one]))];
    const order = { kind: 'bulk', adminId } as const;
    if (change.kind === 'fields') {
      const edits = known.map(([id, { versione, pezziVisti }]) => ({
        id,
        values: change.fields,
        expectedVersion: versione,
        seenStock: pezziVisti,
      }));
      return this.writer.writeAndRead({ ...order, edits }, read);
    }
    const alterations = known.map(([id, { versione }]) =>
      change.kind === 'delete'
        ? deletion(id, versione)
        : { id, isExpected: isVersion(versione), alter: raisePrice(change.percent) },
    );
    return this.writer.alterAndRead({ ...order, alterations }, read);
  }

  private logDeletion(adminId: string, changeId: string, count: number): void {
    this.securityLog.record({
      level: 'WARN',
      category: 'catalogue.bulk-delete',
      message: 'An admin deleted many products at once',
      data: { count, changeId },
      userId: adminId,
    });
  }
}

function raisePrice(percent: number): (product: ProductEntity) => ProductEntity | LeftOutReason {
  return (product) => {
    const price = priceByPercent(toEuro(product.originalPriceCents), percent);
    if (price > HIGHEST_PRICE) return 'too-expensive';
    const raised = Object.assign(new ProductEntity(), product, {
      originalPriceCents: toCents(price),
    });
    return Object.assign(raised, sellingColumns(raised));
  };
}

/** Numbers of the products that a change has really changed. */
function changedOf({ products }: Written): number[] {
  return products.filter(({ isChanged }) => isChanged).map(({ id }) => id);
}
