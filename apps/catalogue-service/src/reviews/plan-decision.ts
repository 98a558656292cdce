import type { adminReviewEndpoints, ReviewState } from '@zaino/contracts/catalogue';
import type { BodyOf } from '@zaino/service/route';
import type { ReviewRow } from './review-rows';

/** What an admin decides about reviews. */
export type Decision = BodyOf<typeof adminReviewEndpoints.moderate>;

/** How a review stands after a decision. */
export function standingAfter(decision: Decision): { state: ReviewState; refusal: string | null } {
  return decision.action === 'approve'
    ? { state: 'approved', refusal: null }
    : { state: 'refused', refusal: decision.reason };
}

interface PlannedDecision {
  /** Those that the decision changes something of. */
  concerned: ReviewRow[];
  leftOut: { id: string; why: string }[];
}

/**
 * Which of some locked reviews a decision is about: not those that say something else than what was read (`versions`), and
 * not those that stand as it wants them and that nobody has reported.
 */
export function planDecision(
  reviews: readonly ReviewRow[],
  versions: ReadonlyMap<number, number>,
  decision: Decision,
): PlannedDecision {
  const present = new Set(reviews.map(({ id }) => id));
  const gone = [...versions.keys()].filter((id) => !present.has(id));
  const isRead = ({ id, version }: ReviewRow) => versions.get(id) === version;
  const { state, refusal } = standingAfter(decision);
  const stands = (review: ReviewRow) =>
    review.state === state && review.refusal === refusal && review.openReports === 0;
  return {
    concerned: reviews.filter((review) => isRead(review) && !stands(review)),
    leftOut: [
      ...gone.map((id) => ({ id: String(id), why: 'Non c’è più' })),
      ...reviews
        .filter((review) => !isRead(review))
        .map(({ id }) => ({
          id: String(id),
          why: 'Chi l’ha scritta l’ha cambiata nel frattempo',
        })),
    ],
  };
}
