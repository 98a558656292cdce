import type { ApiOf } from '@zaino/contracts/shared';
import type { adminBookEndpoints } from './admin-book-endpoints';
import { adminBookCalls, schoolsCalls } from './calls';
import type { schoolsEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const schoolsApi: ApiOf<typeof schoolsEndpoints> = schoolsCalls;
export const adminBooksApi: ApiOf<typeof adminBookEndpoints> = adminBookCalls;
