import { adminReviewApi, type AdminReview, MODERATION_PAGE_SIZE } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { readReviewFilters, type ReviewFilters } from './review-filters';

export const reviewsQuery = ({ shelf, productId, page }: ReviewFilters) => {
  const query = {
    shelf: shelf || undefined,
    productId: productId || undefined,
    offset: (page - 1) * MODERATION_PAGE_SIZE,
  };
  return pageQuery(adminReviewApi.queue, query, (options) =>
    fetchJson(adminReviewApi.queue, { ...options, query }),
  );
};

/** What was decided lately, and can be taken back. */
export const decisionsQuery = pageQuery(adminReviewApi.decisions, {}, (options) =>
  fetchJson(adminReviewApi.decisions, options),
);

/** The reviews that the address names, and the latest decisions: one may fail while the other is shown. */
export async function loadReviews({ request }: LoaderFunctionArgs) {
  const filters = readReviewFilters(new URL(request.url).searchParams);
  await Promise.all([loadQuery(reviewsQuery(filters)), loadQuery(decisionsQuery)]);
  return filters;
}

/** A decision names what was read: reviews that their author has changed since are left out. */
export function approveReviews(reviews: readonly AdminReview[]) {
  const body = { action: 'approve' as const, reviews: reviews.map(seen) };
  return fetchJson(adminReviewApi.moderate, { body });
}

export function refuseReviews(reviews: readonly AdminReview[], reason: string) {
  const body = { action: 'refuse' as const, reviews: reviews.map(seen), reason };
  return fetchJson(adminReviewApi.moderate, { body });
}

export const undoDecision = (changeId: string) =>
  fetchJson(adminReviewApi.undo, { params: { id: changeId } });

/** An empty one takes the answer away. */
export const answerReview = (id: string, text: string) =>
  fetchJson(adminReviewApi.answer, { params: { id }, body: { text } });

const seen = ({ id, version }: AdminReview) => ({ id, version });
