import * as z from 'zod/mini';

/** A code as it is printed; small letters are as good. */
export const stateVoucherCodeSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(4), z.maxLength(40));

/** A voucher that an order is given with, and what it is to pay in euro, as the page has shown it. */
export const wantedStateVoucherSchema = z.strictObject({
  code: stateVoucherCodeSchema,
  amount: z.number().check(z.gte(0.01), z.lte(10_000)),
});
