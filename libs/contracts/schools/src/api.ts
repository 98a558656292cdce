import type { ApiOf } from '@zaino/contracts/shared';
import { schoolsCalls, schoolStatsCalls } from './calls';
import type { schoolsEndpoints } from './endpoints';
import type { schoolStatsEndpoints } from './stats-endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const schoolsApi: ApiOf<typeof schoolsEndpoints> = schoolsCalls;
export const schoolStatsApi: ApiOf<typeof schoolStatsEndpoints> = schoolStatsCalls;
