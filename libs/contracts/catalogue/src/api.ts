import type { ApiOf } from '@zaino/contracts/shared';
import type { adminCatalogueEndpoints } from './admin-endpoints';
import {
  adminCatalogueCalls,
  adminClassSuppliesCalls,
  adminMakerCalls,
  adminReviewCalls,
  adminTeacherListCalls,
  catalogueComplianceCalls,
  catalogueCalls,
  catalogueStatsCalls,
  classSuppliesCalls,
  favouriteCalls,
  reviewCalls,
  teacherListCalls,
} from './calls';
import type {
  adminClassSuppliesEndpoints,
  classSuppliesEndpoints,
} from './class-supplies-endpoints';
import type { catalogueComplianceEndpoints } from './compliance-endpoints';
import type { catalogueEndpoints } from './endpoints';
import type { favouriteEndpoints } from './favourite-endpoints';
import type { adminMakerEndpoints } from './maker-endpoints';
import type { adminReviewEndpoints, reviewEndpoints } from './review-endpoints';
import type { catalogueStatsEndpoints } from './stats-endpoints';
import type { adminTeacherListEndpoints, teacherListEndpoints } from './teacher-list-endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const catalogueApi: ApiOf<typeof catalogueEndpoints> = catalogueCalls;
export const adminCatalogueApi: ApiOf<typeof adminCatalogueEndpoints> = adminCatalogueCalls;
export const adminMakerApi: ApiOf<typeof adminMakerEndpoints> = adminMakerCalls;
export const classSuppliesApi: ApiOf<typeof classSuppliesEndpoints> = classSuppliesCalls;
export const adminClassSuppliesApi: ApiOf<typeof adminClassSuppliesEndpoints> =
  adminClassSuppliesCalls;
export const teacherListApi: ApiOf<typeof teacherListEndpoints> = teacherListCalls;
export const adminTeacherListApi: ApiOf<typeof adminTeacherListEndpoints> = adminTeacherListCalls;
export const reviewApi: ApiOf<typeof reviewEndpoints> = reviewCalls;
export const favouriteApi: ApiOf<typeof favouriteEndpoints> = favouriteCalls;
export const adminReviewApi: ApiOf<typeof adminReviewEndpoints> = adminReviewCalls;
export const catalogueStatsApi: ApiOf<typeof catalogueStatsEndpoints> = catalogueStatsCalls;
export const catalogueComplianceApi: ApiOf<typeof catalogueComplianceEndpoints> =
  catalogueComplianceCalls;
