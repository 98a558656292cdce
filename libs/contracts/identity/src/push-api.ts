import type { ApiOf } from '@zaino/contracts/shared';
import { pushCalls } from './push-calls';
import type { pushEndpoints } from './push-endpoints';

/** Pushes, for the part of the profile that switches them. */
export const pushApi: ApiOf<typeof pushEndpoints> = pushCalls;
