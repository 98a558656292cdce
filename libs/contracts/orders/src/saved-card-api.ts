import type { ApiOf } from '@zaino/contracts/shared';
import { savedCardCalls } from './saved-card-calls';
import type { savedCardEndpoints } from './saved-card-endpoints';

/** Apart from the other calls of orders: pages without saved cards carry none of it. */
export const savedCardApi: ApiOf<typeof savedCardEndpoints> = savedCardCalls;
