import { DAY_MS } from '@zaino/rules/durations';
import { LOWEST_PRICE_DAYS } from '@zaino/rules/product-price';
import type { EntityManager } from 'typeorm';
import { batchesOf } from './stored-product';

/**
 * The lowest price in cents at which each product was sold at any time of the last 30 days, the price of now
 * included (directive 98/6/CE, article 6 bis). What was in force when they began counts too.
 */
export async function lowestPrices(
  manager: EntityManager,
  ids: readonly number[],
  now: number,
): Promise<Map<number, number>> {
  const begin = new Date(now - LOWEST_PRICE_DAYS * DAY_MS);
  const lowest = new Map<number, number>();
  for (const batch of batchesOf(ids)) {
    const rows = await manager.query<{ id: number; cents: number }[]>(
      `SELECT log.product_id AS id, MIN(log.discounted_price_cents) AS cents
       FROM price_log log
       WHERE log.product_id IN (?) AND (log.valid_from > ? OR log.id = (
         SELECT earlier.id FROM price_log earlier
         WHERE earlier.product_id = log.product_id AND earlier.valid_from <= ?
         ORDER BY earlier.valid_from DESC, earlier.id DESC LIMIT 1))
       GROUP BY log.product_id`,
      [batch, begin, begin],
    );
    for (const { id, cents } of rows) lowest.set(id, cents);
  }
  return lowest;
}
