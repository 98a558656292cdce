import type { EntityManager } from 'typeorm';
import { reviewColumns, type ReviewRow } from './review-rows';

/** Until the end of the transaction nobody else counts what customers say of these products. */
export async function lockReviewedProducts(
  manager: EntityManager,
  ids: readonly number[],
): Promise<void> {
  await manager.query(
    'SELECT id FROM product FORCE INDEX (PRIMARY) WHERE id IN (?) ORDER BY id FOR UPDATE',
    [[0, ...ids]],
  );
}

/** Reviews that are there, locked. Products come before them, and both by their ids: nobody waits in a circle. */
export async function lockReviews(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReviewRow[]> {
  const products = await manager.query<{ id: number }[]>(
    'SELECT DISTINCT product_id AS id FROM review WHERE id IN (?)',
    [[0, ...ids]],
  );
  await lockReviewedProducts(
    manager,
    products.map(({ id }) => id),
  );
  return manager.query<ReviewRow[]>(
    `SELECT ${reviewColumns} FROM review FORCE INDEX (PRIMARY)
     WHERE id IN (?) ORDER BY id FOR UPDATE`,
    [[0, ...ids]],
  );
}
