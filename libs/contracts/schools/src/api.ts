import type { ApiOf } from '@zaino/contracts/shared';
import type { adminImportEndpoints } from './admin-import-endpoints';
import type { adminRejectEndpoints } from './admin-reject-endpoints';
import type { adminBookEndpoints } from './admin-book-endpoints';
import { adminBookCalls, adminImportCalls, adminRejectCalls, schoolsCalls } from './calls';
import type { schoolsEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const schoolsApi: ApiOf<typeof schoolsEndpoints> = schoolsCalls;
export const adminRejectApi: ApiOf<typeof adminRejectEndpoints> = adminRejectCalls;
export const adminImportApi: ApiOf<typeof adminImportEndpoints> = adminImportCalls;
export const adminBooksApi: ApiOf<typeof adminBookEndpoints> = adminBookCalls;
