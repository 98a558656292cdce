import type { Calls } from '@zaino/contracts/shared';

/** Vouchers of the State, before an order is paid with one. */
export const stateVoucherCalls = {
  check: { method: 'POST', path: '/api/checkout/state-vouchers' },
} as const satisfies Calls;
