import type { ApiOf } from '@zaino/contracts/shared';
import { releaseDeskCalls, releasesCalls } from './calls';
import type { releaseDeskEndpoints, releasesEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const releasesApi: ApiOf<typeof releasesEndpoints> = releasesCalls;
export const releaseDeskApi: ApiOf<typeof releaseDeskEndpoints> = releaseDeskCalls;
