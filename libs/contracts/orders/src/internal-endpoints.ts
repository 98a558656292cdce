import { defineEndpoint, emailSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { ordersInternalCalls } from './calls';
import { bookshopFiguresSchema, figurePeriodSchema } from './figures';

const customerParams = z.object({ uid: z.uuid() });

/** What identity asks for and tells of accounts, and what bookshops ask about payment accounts and figures; never behind the gateway. */
export const ordersInternalEndpoints = {
  exportCustomer: defineEndpoint(ordersInternalCalls.exportCustomer, {
    summary: 'All that is kept of a customer (Regolamento UE 2016/679, art. 20)',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: z.object({ cart: z.unknown(), orders: z.array(z.unknown()) }),
  }),
  /** Idempotent. Invoicing data stays for ten years (specification, point 9), all else is gone. */
  forgetCustomer: defineEndpoint(ordersInternalCalls.forgetCustomer, {
    summary: 'Forgets a customer whose account is gone',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: z.object({}),
  }),
  bookshopFigures: defineEndpoint(ordersInternalCalls.bookshopFigures, {
    summary: 'What a bookshop sold in a period',
    access: 'service',
    query: figurePeriodSchema,
    params: z.object({ id: z.uuid() }),
    response: bookshopFiguresSchema,
  }),
  /** `unavailable` while the payment provider gives no answer. */
  paymentAccount: defineEndpoint(ordersInternalCalls.paymentAccount, {
    summary: 'Whether the payment provider knows an account to which money can go',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: z.string().check(z.regex(/^acct_[A-Za-z0-9_]{1,58}$/)) }),
    response: z.object({ isKnown: z.boolean() }),
  }),
  bookshopCopies: defineEndpoint(ordersInternalCalls.bookshopCopies, {
    summary: 'Copies of each book that were ordered at a bookshop since a moment, and on its shelf',
    access: 'service',
    query: z.object({ from: z.iso.datetime() }),
    params: z.object({ id: z.uuid() }),
    response: z.object({
      /** With the copies on its shelf that are for nobody. */
      books: z.array(z.object({ isbn: z.string(), ordered: z.int(), shelf: z.int() })),
    }),
  }),
  /** Idempotent: the last one counts. */
  proveAddress: defineEndpoint(ordersInternalCalls.proveAddress, {
    summary: 'An account has proven its e-mail; what waited for that is sent',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    body: z.strictObject({ email: emailSchema }),
    response: z.object({}),
  }),
} as const;
