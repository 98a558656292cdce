import type { EntityManager } from 'typeorm';

/**
 * Counts anew what customers say of products, which the transaction has locked. It changes no version, as sales do not:
 * the index follows by `changed_at`.
 */
export async function countReviews(
  manager: EntityManager,
  productIds: Iterable<number>,
): Promise<void> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return;
  await manager.query(
    `UPDATE product FORCE INDEX (PRIMARY) SET
       customer_review_count =
         (SELECT COUNT(*) FROM review WHERE product_id = product.id AND state = 'approved'),
       customer_rating_hundredths = COALESCE(
         (SELECT ROUND(SUM(stars) * 100 / COUNT(*)) FROM review
          WHERE product_id = product.id AND state = 'approved'), 0)
     WHERE id IN (?) ORDER BY id`,
    [ids],
  );
}
