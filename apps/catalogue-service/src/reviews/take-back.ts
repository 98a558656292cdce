import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { countReviews } from './count-reviews';
import { lockReviews } from './locked-reviews';
import { ReviewChangeEntity, ReviewChangeItemEntity } from './review-change.entity';
import type { ReviewRow } from './review-rows';

interface Undo {
  changeId: string;
  now: Date;
  /** For how long a decision can be taken back, in milliseconds. */
  mostMs: number;
}

interface TakenBack {
  changed: number;
  leftOut: { id: string; why: string }[];
}

/** Takes a decision back, and with it what it said of reports. */
export async function takeBack(
  manager: EntityManager,
  { changeId, now, mostMs }: Undo,
): Promise<TakenBack> {
  await takeForUndo(manager, { changeId, now, mostMs });
  const items = await manager.findBy(ReviewChangeItemEntity, { changeId });
  const reviews = await lockReviews(
    manager,
    items.map(({ reviewId }) => reviewId),
  );
  const byId = new Map(reviews.map((review) => [review.id, review]));
  const restored = items.filter((item) => isAsLeft(byId.get(item.reviewId), item));
  for (const item of restored) await restore(manager, item);
  await countReviews(
    manager,
    restored.flatMap(({ reviewId }) => byId.get(reviewId)?.productId ?? []),
  );
  const isRestored = new Set(restored.map(({ reviewId }) => reviewId));
  const leftOut = items
    .filter(({ reviewId }) => !isRestored.has(reviewId))
    .map(({ reviewId }) => ({ id: String(reviewId), why: 'È cambiata dopo questa decisione' }));
  return { changed: restored.length, leftOut };
}

const isAsLeft = (review: ReviewRow | undefined, item: ReviewChangeItemEntity) =>
  review?.decidedBy === item.changeId && review.version === item.version;

async function restore(manager: EntityManager, item: ReviewChangeItemEntity): Promise<void> {
  const { changeId, reviewId, stateBefore, refusalBefore, decidedBefore } = item;
  await manager.query(
    'UPDATE review_report SET change_id = NULL WHERE review_id = ? AND change_id = ?',
    [reviewId, changeId],
  );
  await manager.query(
    `UPDATE review SET state = ?, refusal = ?, decided_by = ?, open_reports =
       (SELECT COUNT(*) FROM review_report WHERE review_id = review.id AND change_id IS NULL)
     WHERE id = ?`,
    [stateBefore, refusalBefore, decidedBefore, reviewId],
  );
}

/** Marks the decision as taken back; of two who try at once, one waits here and is refused. */
async function takeForUndo(manager: EntityManager, { changeId, now, mostMs }: Undo): Promise<void> {
  const change = await manager.findOne(ReviewChangeEntity, {
    where: { id: changeId },
    lock: { mode: 'pessimistic_write' },
  });
  if (change === null) {
    const detail = 'Questa decisione non si può più annullare.';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
  if (change.undoneAt !== null) throw refused('Questa decisione è già stata annullata.');
  if (now.getTime() - change.createdAt.getTime() > mostMs)
    throw refused('Questa decisione ha più di 30 giorni e non si può più annullare.');
  await manager.update(ReviewChangeEntity, { id: changeId }, { undoneAt: now });
}

function refused(detail: string): DomainError {
  return new DomainError('conflict', catalogueErrorCodes.undoRefused, { detail });
}
