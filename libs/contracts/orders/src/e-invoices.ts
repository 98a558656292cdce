import * as z from 'zod/mini';
import { daySchema } from './line';
import { registerMonthSchema } from './sales-register';

export const eInvoicesQuerySchema = z.object({
  month: registerMonthSchema,
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type EInvoicesQuery = z.infer<typeof eInvoicesQuerySchema>;

/** Invoices and credit notes that the shop has issued in a month, newest first: of nobody by name. */
export const eInvoicesSchema = z.object({
  documents: z.array(
    z.object({
      id: z.uuid(),
      /** As it stands on it: `12/2026`. */
      number: z.string(),
      kind: z.enum(['fattura', 'credito']),
      day: daySchema,
      orderId: z.uuid(),
      orderNumber: z.string(),
      /** In euro, VAT included. */
      total: z.number(),
    }),
  ),
  total: z.int(),
});
export type EInvoices = z.infer<typeof eInvoicesSchema>;

/** A document as the exchange of the Agenzia takes it (FatturaPA). */
export const eInvoiceFileSchema = z.object({
  /** `IT01234567897_25503.xml`. */
  name: z.string(),
  xml: z.string(),
});
