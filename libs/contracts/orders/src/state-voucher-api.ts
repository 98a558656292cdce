import type { ApiOf } from '@zaino/contracts/shared';
import { stateVoucherCalls } from './state-voucher-calls';
import type { stateVoucherEndpoints } from './state-voucher-endpoints';

/** Apart from the other calls of orders: pages without such vouchers carry none of it. */
export const stateVoucherApi: ApiOf<typeof stateVoucherEndpoints> = stateVoucherCalls;
