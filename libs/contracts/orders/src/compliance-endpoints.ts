import { complianceSchema, defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { complianceCalls } from './calls';
import { dac7FileSchema, dac7QuerySchema, dac7ReportSchema, dac7YearSchema } from './dac7';
import {
  eInvoiceCorrectionSchema,
  eInvoiceFileSchema,
  eInvoiceOutcomeSchema,
  eInvoicePreviewSchema,
  eInvoiceSendingSchema,
  eInvoicesQuerySchema,
  eInvoicesSchema,
  sendEInvoicesSchema,
  sentEInvoicesSchema,
} from './e-invoices';
import { registerQuerySchema, salesRegisterSchema } from './sales-register';

/** A month of a busy year has tens of thousands of orders, which are read day by day. */
const MONTH_MS = 60_000;
/** A year has twelve of them, of which only what bookshops sell is read. */
const YEAR_MS = 120_000;

const register = {
  access: 'admin',
  staff: 'money',
  answerLimitMs: MONTH_MS,
  query: registerQuerySchema,
} as const;

/** What the law asks of the shop's orders, for those who follow the money (docs/decisions/compliance.md). */
export const complianceEndpoints = {
  checks: defineEndpoint(complianceCalls.checks, {
    summary: 'Whether orders, refunds and what is kept of them are as the law has it',
    access: 'admin',
    staff: 'money',
    answerLimitMs: MONTH_MS,
    query: z.object({}),
    response: complianceSchema,
  }),
  register: defineEndpoint(complianceCalls.register, {
    ...register,
    summary: 'Takings of a month by day and kind of taxation, of one seller',
    response: salesRegisterSchema,
  }),
  registerFile: defineEndpoint(complianceCalls.registerFile, {
    ...register,
    summary: 'The same for spreadsheets',
    response: z.string(),
    contentType: 'text/csv',
  }),
  registerPrint: defineEndpoint(complianceCalls.registerPrint, {
    ...register,
    summary: 'The same on paper',
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
  dac7: defineEndpoint(complianceCalls.dac7, {
    summary: 'What each bookshop sold in a year by quarters, for the Agenzia delle Entrate',
    access: 'admin',
    staff: 'money',
    answerLimitMs: YEAR_MS,
    query: dac7QuerySchema,
    response: dac7ReportSchema,
  }),
  exportDac7: defineEndpoint(complianceCalls.exportDac7, {
    summary: 'The same for spreadsheets: that it was taken is noted',
    access: 'admin',
    staff: 'money',
    act: 'dac7.exported',
    answerLimitMs: YEAR_MS,
    query: z.object({}),
    body: z.strictObject({ year: dac7YearSchema }),
    response: dac7FileSchema,
  }),
  eInvoices: defineEndpoint(complianceCalls.eInvoices, {
    summary: 'Invoices and credit notes of the shop by month or state, with what became of each',
    access: 'admin',
    staff: 'money',
    query: eInvoicesQuerySchema,
    response: eInvoicesSchema,
  }),
  /** A `conflict` (`e-invoice-refused`) where what the format needs of the seller is not known. */
  exportEInvoice: defineEndpoint(complianceCalls.exportEInvoice, {
    summary: 'A document as FatturaPA, with who it is for: that it was taken is noted',
    access: 'admin',
    staff: 'money',
    act: 'invoices.exported',
    query: z.object({}),
    params: z.object({ id: z.uuid() }),
    response: eInvoiceFileSchema,
  }),
  previewEInvoices: defineEndpoint(complianceCalls.previewEInvoices, {
    summary:
      'Documents that nobody has handed over, oldest first, and which of them cannot be sent',
    access: 'admin',
    staff: 'money',
    query: z.object({}),
    response: eInvoicePreviewSchema,
  }),
  /** A `conflict` (`e-invoices-off`) where they are not sent by themselves. */
  sendEInvoices: defineEndpoint(complianceCalls.sendEInvoices, {
    summary:
      'Has the worker send documents; those that cannot be sent are named and stay as they are',
    access: 'admin',
    staff: 'money',
    act: 'invoices.sending-asked',
    query: z.object({}),
    body: sendEInvoicesSchema,
    response: sentEInvoicesSchema,
  }),
  /**
   * The same for one; one that the exchange has discarded gets another file name, with data of the buyer put right. A `conflict` as above, with
   * `e-invoice-refused` as the file is, and `e-invoice-moved` where it was handed over.
   */
  sendEInvoice: defineEndpoint(complianceCalls.sendEInvoice, {
    summary: 'Has the worker send a document now, or anew',
    access: 'admin',
    staff: 'money',
    act: 'invoices.sending-asked',
    query: z.object({}),
    params: z.object({ id: z.uuid() }),
    body: eInvoiceCorrectionSchema,
    response: eInvoiceSendingSchema,
  }),
  /** A `conflict` (`e-invoice-moved`) where that cannot have been the answer. */
  recordEInvoice: defineEndpoint(complianceCalls.recordEInvoice, {
    summary: 'Notes what the exchange has answered, or that a document was handed over by hand',
    access: 'admin',
    staff: 'money',
    act: 'invoices.outcome-recorded',
    query: z.object({}),
    params: z.object({ id: z.uuid() }),
    body: eInvoiceOutcomeSchema,
    response: eInvoiceSendingSchema,
  }),
} as const;
