import { insertRows } from '@zaino/service/write-rows';
import type { EntityManager } from 'typeorm';
import { countReviews } from './count-reviews';
import { type Decision, standingAfter } from './plan-decision';
import { ReviewChangeEntity, ReviewChangeItemEntity } from './review-change.entity';
import type { ReviewRow } from './review-rows';

interface WrittenDecision {
  /** Of the change, for an undo. */
  id: string;
  adminId: string;
  at: Date;
  decision: Decision;
  /** Locked, as they stand before it. */
  reviews: readonly ReviewRow[];
}

/** Writes a decision with what takes it back; what was reported of the reviews is dealt with by it. */
export async function writeDecision(
  manager: EntityManager,
  { id, adminId, at, decision, reviews }: WrittenDecision,
): Promise<void> {
  const { state, refusal } = standingAfter(decision);
  const ids = reviews.map((review) => review.id);
  const { action } = decision;
  await manager.insert(ReviewChangeEntity, { id, action, adminId, createdAt: at, undoneAt: null });
  await insertRows(manager, {
    target: ReviewChangeItemEntity,
    rows: reviews.map((review) => ({
      changeId: id,
      reviewId: review.id,
      version: review.version,
      stateBefore: review.state,
      refusalBefore: review.refusal,
      decidedBefore: review.decidedBy,
    })),
  });
  await manager.query(
    'UPDATE review_report SET change_id = ? WHERE review_id IN (?) AND change_id IS NULL',
    [id, ids],
  );
  await manager.query(
    'UPDATE review SET state = ?, refusal = ?, decided_by = ?, open_reports = 0 WHERE id IN (?)',
    [state, refusal, id, ids],
  );
  await countReviews(
    manager,
    reviews.map(({ productId }) => productId),
  );
}
