import { Injectable } from '@nestjs/common';
import { type adminCatalogueEndpoints, HIGHEST_PRICE } from '@zaino/contracts/catalogue';
import { toCents, toEuro } from '@zaino/rules/money';
import { priceByPercent } from '@zaino/rules/product-price';
import type { BodyOf } from '@zaino/service/route';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { ProductEntity } from './product.entity';
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
    const { changeId, products, leftOut } = await this.write(adminId, seen, change);
    const changed = products.filter(({ isChanged }) => isChanged).map(({ id }) => id);
    const isDeletion = change.kind === 'delete';
    if (isDeletion) this.logDeletion(adminId, changeId, changed.length);
    return {
      success: true as const,
      changeId,
      products: isDeletion ? [] : await this.products.rows(changed),
      deleted: isDeletion ? changed.map(productIdOf) : [],
      leftOut,
    };
  }

  private write(adminId: string, seen: Bulk['products'], change: Bulk['change']): Promise<Written> {
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
      return this.writer.write({ ...order, edits });
    }
    const alterations = known.map(([id, { versione }]) =>
      change.kind === 'delete'
        ? deletion(id, versione)
        : { id, isExpected: isVersion(versione), alter: raisePrice(change.percent) },
    );
    return this.writer.alter({ ...order, alterations });
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
