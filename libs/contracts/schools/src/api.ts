import type { ApiOf } from '@zaino/contracts/shared';
import { schoolsCalls } from './calls';
import type { schoolsEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const schoolsApi: ApiOf<typeof schoolsEndpoints> = schoolsCalls;
