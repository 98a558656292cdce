import * as z from 'zod/mini';

/** Vouchers of the State that a shop can take, as families call them. */
export const stateVoucherNames = { 'carta-cultura': 'Carta della Cultura' } as const;
export type StateVoucherKind = keyof typeof stateVoucherNames;
export const stateVoucherKindSchema = z.enum(
  Object.keys(stateVoucherNames) as [StateVoucherKind, ...StateVoucherKind[]],
);

/** Why one pays nothing; `ended`: it was held, and is so no more. */
export const stateVoucherRefusals = [
  'unknown',
  'spent',
  'other-seller',
  'other-goods',
  'ended',
] as const;
export type StateVoucherRefusal = (typeof stateVoucherRefusals)[number];

/** What of an order a state voucher pays, in euro; of its code no more than the end. */
export const orderStateVoucherSchema = z.object({
  kind: stateVoucherKindSchema,
  name: z.string(),
  amount: z.number(),
  ending: z.string(),
});
