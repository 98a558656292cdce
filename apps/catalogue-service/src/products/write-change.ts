import { randomUUID } from 'node:crypto';
import { insertRows, overwriteRows } from '@zaino/service/write-rows';
import type { EntityManager } from 'typeorm';
import { PriceLogEntity } from './price-log.entity';
import { ProductChangeEntity, ProductChangeItemEntity } from './product-change.entity';
import { ProductEntity } from './product.entity';
import { imageOf } from './change-image';
import { batchesOf } from './stored-product';

export type ChangeKind = 'save' | 'patch' | 'bulk' | 'delete' | 'duplicate' | 'import' | 'undo';

/** A product as it was, locked, and as it is to be; a new one was not. */
export interface ProductStep {
  before: ProductEntity | null;
  after: ProductEntity;
  /** The version whose content an undo brings back. */
  restoredVersion?: number;
}

type PricedStep = Pick<ProductStep, 'before' | 'after'>;

export interface Change {
  kind: ChangeKind;
  adminId: string;
  /** Of the change, and of the prices that begin with it. */
  at: Date;
  steps: ProductStep[];
}

/**
 * Writes products with all that belongs to it: the next version of each, the log of prices, and what an undo needs.
 * `after` of the steps gets its id, version and times. Steps that change nothing are left alone. Gives the id of
 * the change.
 */
export async function writeChange(manager: EntityManager, change: Change): Promise<string> {
  const { kind, adminId, at, steps } = change;
  const id = randomUUID();
  const made = steps.filter(({ before }) => before === null);
  const altered = steps.flatMap(({ before, after, restoredVersion = null }) => {
    const image = before && imageOf(before, after);
    return image ? [{ before, after, image, restoredVersion }] : [];
  });
  await insertProducts(manager, made, at);
  for (const { before, after } of altered) {
    Object.assign(after, { version: before.version + 1, updatedAt: at });
  }
  const rows = altered.map(({ after }) => after);
  await overwriteRows(manager, { target: ProductEntity, rows });
  await logPrices(manager, [...made, ...altered], at);
  await manager.insert(ProductChangeEntity, { id, kind, adminId, createdAt: at, undoneAt: null });
  const items = [
    ...made.map(({ after }) => ({ after, image: null, restoredVersion: null })),
    ...altered,
  ];
  await insertRows(manager, {
    target: ProductChangeItemEntity,
    rows: items.map(({ after, image, restoredVersion }) => ({
      changeId: id,
      productId: after.id,
      beforeChange: image && JSON.stringify(image),
      versionAfter: after.version,
      restoredVersion,
    })),
  });
  return id;
}

async function insertProducts(
  manager: EntityManager,
  steps: ProductStep[],
  at: Date,
): Promise<void> {
  if (steps.length === 0) return;
  const products = steps.map(({ after }) =>
    Object.assign(after, { version: 1, createdAt: at, updatedAt: at }),
  );
  const inserted = await insertRows(manager, { target: ProductEntity, rows: products });
  // The numbers of one statement follow each other, at the distance that the server is set to.
  const [settings] = await manager.query<{ distance: number }[]>(
    'SELECT @@auto_increment_increment AS distance',
  );
  const distance = settings?.distance ?? 1;
  const ids = inserted.flatMap(({ firstId, count }) =>
    Array.from({ length: count }, (_, index) => firstId + index * distance),
  );
  products.forEach((product, index) => Object.assign(product, { id: ids[index] }));
}

async function logPrices(manager: EntityManager, steps: PricedStep[], at: Date): Promise<void> {
  const priced = steps.filter(
    ({ before, after }) =>
      before?.sellingPriceCents !== after.sellingPriceCents ||
      before.discountedPriceCents !== after.discountedPriceCents ||
      isOnSale(before) !== isOnSale(after),
  );
  const latest = await latestPrices(manager, priced);
  const rows = priced.map(({ after }) => ({
    productId: after.id,
    // A price never begins before the one that it follows.
    validFrom: new Date(Math.max(at.getTime(), latest.get(after.id) ?? 0)),
    sellingPriceCents: after.sellingPriceCents,
    discountedPriceCents: after.discountedPriceCents,
    isOnSale: isOnSale(after),
  }));
  await insertRows(manager, { target: PriceLogEntity, rows });
}

/** Whether customers see it. */
const isOnSale = ({ isActive, deletedAt }: ProductEntity) => isActive && deletedAt === null;

/** When the latest known price of each product began, in milliseconds. */
async function latestPrices(
  manager: EntityManager,
  steps: PricedStep[],
): Promise<Map<number, number>> {
  const ids = steps.flatMap(({ before }) => before?.id ?? []);
  const latest = new Map<number, number>();
  for (const batch of batchesOf(ids)) {
    const rows = await manager.query<{ id: number; begin: Date }[]>(
      `SELECT product_id AS id, MAX(valid_from) AS begin FROM price_log
       WHERE product_id IN (?) GROUP BY product_id`,
      [batch],
    );
    for (const { id, begin } of rows) latest.set(id, begin.getTime());
  }
  return latest;
}
