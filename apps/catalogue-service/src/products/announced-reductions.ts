import {
  announcedReduction,
  type LoggedPrice,
  type LowestPrice,
} from '@zaino/rules/announced-reduction';
import type { EntityManager } from 'typeorm';
import { batchesOf, type NamedProduct } from './stored-product';

interface LogRow {
  id: number;
  begin: Date;
  sellingCents: number;
  discountedCents: number;
  isOnSale: number;
}

/** All prices of products since they exist, the oldest first, by product. */
export async function readPriceLogs(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, LoggedPrice[]>> {
  const logs = new Map<number, LoggedPrice[]>();
  for (const batch of batchesOf(ids)) {
    const rows = await manager.query<LogRow[]>(
      `SELECT product_id AS id, valid_from AS begin, selling_price_cents AS sellingCents,
         discounted_price_cents AS discountedCents, is_on_sale AS isOnSale
       FROM price_log WHERE product_id IN (?) ORDER BY product_id, valid_from, price_log.id`,
      [batch],
    );
    for (const { id, begin, sellingCents, discountedCents, isOnSale } of rows) {
      const log = logs.get(id) ?? [];
      log.push({
        from: begin.getTime(),
        sellingCents,
        discountedCents,
        isOnSale: Boolean(isOnSale),
      });
      logs.set(id, log);
    }
  }
  return logs;
}

/** Beside which lowest price each reduced product is announced so; one that may not be is missing. */
export async function announcedReductions(
  manager: EntityManager,
  products: readonly NamedProduct[],
): Promise<Map<number, LowestPrice>> {
  const reduced = products
    .map(({ product }) => product)
    .filter((product) => product.discountedPriceCents < product.sellingPriceCents);
  const logs = await readPriceLogs(
    manager,
    reduced.map(({ id }) => id),
  );
  const announced = new Map<number, LowestPrice>();
  for (const [id, log] of logs) {
    const lowest = announcedReduction(log);
    if (lowest) announced.set(id, lowest);
  }
  return announced;
}
