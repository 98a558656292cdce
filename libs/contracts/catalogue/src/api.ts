import type { ApiOf } from '@zaino/contracts/shared';
import type { adminCatalogueEndpoints } from './admin-endpoints';
import { adminCatalogueCalls, adminReviewCalls, catalogueCalls, reviewCalls } from './calls';
import type { catalogueEndpoints } from './endpoints';
import type { adminReviewEndpoints, reviewEndpoints } from './review-endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const catalogueApi: ApiOf<typeof catalogueEndpoints> = catalogueCalls;
export const adminCatalogueApi: ApiOf<typeof adminCatalogueEndpoints> = adminCatalogueCalls;
export const reviewApi: ApiOf<typeof reviewEndpoints> = reviewCalls;
export const adminReviewApi: ApiOf<typeof adminReviewEndpoints> = adminReviewCalls;
