import type { ApiOf } from '@zaino/contracts/shared';
import type { adminBookEndpoints } from './admin-book-endpoints';
import type { adminImportEndpoints } from './admin-import-endpoints';
import type { adminQualityEndpoints } from './admin-quality-endpoints';
import type { adminRejectEndpoints } from './admin-reject-endpoints';
import type { bookEndpoints } from './book-endpoints';
import {
  adminBookCalls,
  adminImportCalls,
  adminQualityCalls,
  adminRejectCalls,
  adminSupplyCalls,
  bookCalls,
  schoolsCalls,
  schoolStatsCalls,
} from './calls';
import type { schoolsEndpoints } from './endpoints';
import type { schoolStatsEndpoints } from './stats-endpoints';
import type { adminSupplyEndpoints } from './supply-endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const schoolsApi: ApiOf<typeof schoolsEndpoints> = schoolsCalls;
export const booksApi: ApiOf<typeof bookEndpoints> = bookCalls;
export const schoolStatsApi: ApiOf<typeof schoolStatsEndpoints> = schoolStatsCalls;
export const adminSupplyApi: ApiOf<typeof adminSupplyEndpoints> = adminSupplyCalls;
export const adminBooksApi: ApiOf<typeof adminBookEndpoints> = adminBookCalls;
export const adminImportApi: ApiOf<typeof adminImportEndpoints> = adminImportCalls;
export const adminQualityApi: ApiOf<typeof adminQualityEndpoints> = adminQualityCalls;
export const adminRejectApi: ApiOf<typeof adminRejectEndpoints> = adminRejectCalls;
