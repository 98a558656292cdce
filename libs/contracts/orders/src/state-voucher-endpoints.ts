import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { stateVoucherCalls } from './state-voucher-calls';
import { stateVoucherKindSchema } from './state-vouchers';
import { stateVoucherCodeSchema } from './wanted-state-voucher';

const nothing = z.object({});

/** Vouchers of the State, before an order is paid with one. */
export const stateVoucherEndpoints = {
  /** A `conflict` (`voucher-refused`) with the reason where it pays nothing. */
  check: defineEndpoint(stateVoucherCalls.check, {
    summary: 'What a voucher of the State can pay, in euro; takes nothing',
    access: 'customer',
    automation: { class: 'voucher' },
    query: nothing,
    body: z.strictObject({ code: stateVoucherCodeSchema }),
    response: z.object({ kind: stateVoucherKindSchema, name: z.string(), value: z.number() }),
  }),
} as const;
