import type { ApiOf } from '@zaino/contracts/shared';
import type { adminBookshopEndpoints } from './admin-endpoints';
import {
  adminBookshopCalls,
  bookshopsCalls,
  bookshopsComplianceCalls,
  publicBookshopCalls,
} from './calls';
import type { bookshopsComplianceEndpoints } from './compliance-endpoints';
import type { bookshopsEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const bookshopsApi: ApiOf<
  Omit<typeof bookshopsEndpoints, keyof typeof publicBookshopCalls>
> = bookshopsCalls;
export const publicBookshopsApi: ApiOf<
  Pick<typeof bookshopsEndpoints, keyof typeof publicBookshopCalls>
> = publicBookshopCalls;
export const adminBookshopsApi: ApiOf<typeof adminBookshopEndpoints> = adminBookshopCalls;
export const bookshopsComplianceApi: ApiOf<typeof bookshopsComplianceEndpoints> =
  bookshopsComplianceCalls;
