import type { ApiOf } from '@zaino/contracts/shared';
import type { adminBookshopEndpoints } from './admin-endpoints';
import { adminBookshopCalls, bookshopsCalls, bookshopsComplianceCalls } from './calls';
import type { bookshopsComplianceEndpoints } from './compliance-endpoints';
import type { bookshopsEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const bookshopsApi: ApiOf<typeof bookshopsEndpoints> = bookshopsCalls;
export const adminBookshopsApi: ApiOf<typeof adminBookshopEndpoints> = adminBookshopCalls;
export const bookshopsComplianceApi: ApiOf<typeof bookshopsComplianceEndpoints> =
  bookshopsComplianceCalls;
