import type { ApiOf } from '@zaino/contracts/shared';
import { authCalls } from './auth-calls';
import type { authEndpoints } from './endpoints';

/** What a browser calls about the sign-in: in a file of its own, since pages that ask for the account do not need it. */
export const authApi: ApiOf<typeof authEndpoints> = authCalls;
