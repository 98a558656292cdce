import { CODE_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** How a code looks, in capitals: whatever else is typed is none. */
const VOUCHER_CODE = /^[A-Z0-9-]{4,30}$/;

/** A voucher; on books the server takes off no more than the law allows (Legge 15/2020), whatever it says. */
export const newVoucherSchema = z.strictObject({
  code: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(1, CODE_MISSING),
      z.regex(VOUCHER_CODE, 'Usa da 4 a 30 lettere, numeri e trattini'),
    ),
  /** In percent of each line, or in euro of the whole. */
  kind: z.enum(['percent', 'amount']),
  value: z.number().check(z.gte(0.01, 'Scrivi un numero maggiore di zero'), z.lte(10_000)),
  appliesTo: z.enum(['products', 'books', 'all']),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** Orders it can be used in; null without limit. */
  mostUses: z.nullable(
    z.int().check(z.gte(1, 'Scrivi un numero, o lascia vuoto'), z.lte(1_000_000)),
  ),
});
export type NewVoucher = z.infer<typeof newVoucherSchema>;
