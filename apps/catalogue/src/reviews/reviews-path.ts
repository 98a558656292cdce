import { productPath, productReviewsPath, REVIEWS_ID } from '@zaino/rules/page-path';
import { REVIEW_PAGE } from './page-parameter';

/** The page of reviews that the address names; the first one for anything that is none. */
export function readReviewPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get(REVIEW_PAGE) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The address of a page of a product's reviews; its first one unless told. */
export function reviewsPath(id: string, page = 1): string {
  if (page === 1) return productReviewsPath(id);
  return `${productPath(id)}?${REVIEW_PAGE}=${page}#${REVIEWS_ID}`;
}
