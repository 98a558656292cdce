import * as z from 'zod/mini';
import { invoiceRequestSchema } from './checkout';
import { daySchema } from './line';
import { E_INVOICES_AT_ONCE } from './limits';
import { registerMonthSchema } from './sales-register';

/**
 * What has become of a document on its way to the exchange (docs/decisions/compliance.md): issued while sending was
 * off, waiting for the worker, handed over, not to be handed over without a person, discarded or taken by the exchange.
 */
const eInvoiceStates = ['unsent', 'waiting', 'sent', 'refused', 'rejected', 'accepted'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** Documents in certain states: those that nobody has handed over, those without an answer, those to be sent anew. */
const eInvoiceFilters = ['to-send', 'sent', 'rejected'] as const;
export type EInvoiceFilter = (typeof eInvoiceFilters)[number];

/** Without a month those of all months. */
export const eInvoicesQuerySchema = z.object({
  month: z.optional(registerMonthSchema),
  state: z.optional(z.enum(eInvoiceFilters)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type EInvoicesQuery = z.infer<typeof eInvoicesQuerySchema>;

export const eInvoiceSendingSchema = z.object({
  state: z.enum(eInvoiceStates),
  /** Since when it is in that state. */
  at: z.iso.datetime(),
  /** Under which it was handed over, or is to be; null before it is known. */
  fileName: z.nullable(z.string()),
  attempts: z.int(),
  /** Why it was not handed over, as people read it. */
  error: z.nullable(z.string()),
  /** When the worker tries anew; null where it does not. */
  retryAt: z.nullable(z.iso.datetime()),
  /** What the exchange had against it. */
  rejection: z.nullable(z.object({ code: z.string(), words: z.string() })),
  /** Last day for sending it anew after the exchange has discarded it. */
  resendBefore: z.nullable(daySchema),
});
export type EInvoiceSending = z.infer<typeof eInvoiceSendingSchema>;

/** Invoices and credit notes of the shop, newest first (in a state: oldest first), of nobody by name. */
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
      /** Null just after it was issued. */
      sending: z.nullable(eInvoiceSendingSchema),
    }),
  ),
  total: z.int(),
  /** Whether documents are sent by themselves. */
  isSendingOn: z.boolean(),
  /** Of all months. */
  counts: z.record(z.enum(eInvoiceFilters), z.int()),
});
export type EInvoices = z.infer<typeof eInvoicesSchema>;

/** A document as the exchange of the Agenzia takes it (FatturaPA). */
export const eInvoiceFileSchema = z.object({
  /** `IT01234567897_25503.xml`. */
  name: z.string(),
  xml: z.string(),
});

/** Some documents, and those of them that cannot be sent, with why. */
export const eInvoicePreviewSchema = z.object({
  sendable: z.array(z.object({ id: z.uuid(), number: z.string() })),
  refused: z.array(z.object({ number: z.string(), reason: z.string() })),
  /** How many more wait: the next time. */
  more: z.int(),
});
export type EInvoicePreview = z.infer<typeof eInvoicePreviewSchema>;

export const sendEInvoicesSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(E_INVOICES_AT_ONCE)),
});

export const sentEInvoicesSchema = z.object({
  /** How many the worker sends now. */
  sent: z.int(),
  refused: z.array(z.object({ number: z.string(), reason: z.string() })),
});
export type SentEInvoices = z.infer<typeof sentEInvoicesSchema>;

/** What was wrong with the buyer's data in a document that the exchange has discarded; empty: as it is. */
export const eInvoiceCorrectionSchema = z.strictObject({
  taxCode: z._default(invoiceRequestSchema.shape.taxCode, ''),
  vatNumber: z._default(invoiceRequestSchema.shape.vatNumber, ''),
  /** `0000000` for none. */
  recipientCode: z._default(invoiceRequestSchema.shape.recipientCode, ''),
  pec: z._default(invoiceRequestSchema.shape.pec, ''),
});
export type EInvoiceCorrection = z.infer<typeof eInvoiceCorrectionSchema>;

/** What a person has read in the exchange's answer, or has done by hand. */
export const eInvoiceOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('sent') }),
  z.strictObject({ outcome: z.literal('accepted') }),
  z.strictObject({
    outcome: z.literal('rejected'),
    code: z
      .string()
      .check(z.trim(), z.regex(/^\d{5}$/, 'Il codice ha cinque cifre, per esempio 00311')),
    words: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Scrivi che cosa dice la notifica'),
        z.maxLength(500, 'Al massimo 500 caratteri'),
      ),
  }),
]);
export type EInvoiceOutcome = z.infer<typeof eInvoiceOutcomeSchema>;
