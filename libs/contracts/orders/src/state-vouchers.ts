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

/** A code as it is printed; small letters and blanks are as good. */
export const stateVoucherCodeSchema = z.string().check(
  z.trim(),
  z.overwrite((code) => code.replaceAll(/\s/g, '').toUpperCase()),
  z.minLength(4, 'Scrivi il codice del buono'),
  z.maxLength(40, 'Il codice è troppo lungo'),
);

/** A voucher that an order is given with, and what it is to pay in euro, as the page has shown it. */
export const wantedStateVoucherSchema = z.strictObject({
  code: stateVoucherCodeSchema,
  amount: z.number().check(z.gt(0), z.lte(10_000), z.multipleOf(0.01)),
});

/** What of an order a state voucher pays, in euro; of its code no more than the end. */
export const orderStateVoucherSchema = z.object({
  kind: stateVoucherKindSchema,
  name: z.string(),
  amount: z.number(),
  ending: z.string(),
});
