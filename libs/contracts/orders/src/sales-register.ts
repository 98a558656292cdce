import * as z from 'zod/mini';
import { daySchema } from './line';
import { vatTypeSchema } from './quote';

/** `2026-09`: the register is kept, and its VAT paid, by months. */
export const registerMonthSchema = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Scegli un mese dal 2000 in poi'));

/** Which month, and whose: the shop's own unless a bookshop is named. */
export const registerQuerySchema = z.object({
  month: registerMonthSchema,
  seller: z.optional(z.uuid()),
});
export type RegisterQuery = z.infer<typeof registerQuerySchema>;

/** Euro of one kind of taxation; the first three are the register's, and the invoices' stand beside them. */
const registerAmounts = z.object({
  kind: vatTypeSchema,
  /** Paid without an invoice, VAT included where there is any. */
  sold: z.number(),
  /** Given back of what had no invoice: never above 0. */
  refunded: z.number(),
  /** The takings (_corrispettivi_): the sum of the two. */
  takings: z.number(),
  /** Of the takings, without VAT; the same where the kind has no VAT line. */
  taxable: z.number(),
  tax: z.number(),
  /** Paid with an invoice, less credit notes: none of the takings, since invoices have a register of their own. */
  invoiced: z.number(),
});

const registerSeller = z.object({
  /** Null is the shop itself. */
  id: z.nullable(z.uuid()),
  name: z.string(),
});

/** The takings of a month by day and kind of taxation (Dpr 633/1972, art. 24): what was paid, and given back, on each day in Italy. */
export const salesRegisterSchema = z.object({
  countedAt: z.iso.datetime(),
  month: registerMonthSchema,
  seller: registerSeller,
  /** All who took or gave back anything in the month, the shop first. */
  sellers: z.array(z.extend(registerSeller, { takings: z.number(), invoiced: z.number() })),
  /** By day and kind; days without any are left out. */
  rows: z.array(z.extend(registerAmounts, { day: daySchema })),
  /** Of each kind the sum of its rows. */
  totals: z.array(registerAmounts),
});
export type SalesRegister = z.infer<typeof salesRegisterSchema>;
export type RegisterRow = SalesRegister['rows'][number];
