import type { EntityManager } from 'typeorm';
import { countReviews } from './count-reviews';
import { lockReviews } from './locked-reviews';

/**
 * Deletes reviews for good, with what was reported and decided about them. Gives whether any was published: then everybody
 * sees something else.
 */
export async function deleteReviews(
  manager: EntityManager,
  ids: readonly number[],
): Promise<boolean> {
  const reviews = await lockReviews(manager, ids);
  if (reviews.length === 0) return false;
  const gone = reviews.map(({ id }) => id);
  await manager.query('DELETE FROM review_report WHERE review_id IN (?)', [gone]);
  await manager.query('DELETE FROM review_change_item WHERE review_id IN (?)', [gone]);
  await manager.query('DELETE FROM review WHERE id IN (?)', [gone]);
  const published = reviews.filter(({ state }) => state === 'approved');
  await countReviews(
    manager,
    published.map(({ productId }) => productId),
  );
  return published.length > 0;
}
