import { type Review, reviewApi, type ReviewSummary } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import type { RatedProduct } from '../product-rating';
import { readReviewPage } from './reviews-path';

/** A product that people say something of. */
export type ReviewedProduct = RatedProduct & { id: string };

/** A page of a product's reviews; `found` is null where they could not be had. */
export interface ProductReviews {
  page: number;
  found: { reviews: Review[]; summary: ReviewSummary } | null;
  failure: Failure | null;
}

/** Asked for only where there are some: most products have none. */
export async function loadReviews(
  request: Request,
  { id, recensioni }: ReviewedProduct,
): Promise<ProductReviews | null> {
  if (recensioni === null) return null;
  const page = readReviewPage(new URL(request.url).searchParams);
  const call = { request, params: { id }, query: { page } };
  const { value: found, failure } = await settle(fetchJson(reviewApi.list, call));
  return { page, found, failure };
}

/** Reviews have gone since, or somebody has typed a number. */
export const isBehindLast = (reviews: ProductReviews | null) =>
  reviews !== null && reviews.page > 1 && reviews.found?.reviews.length === 0;
