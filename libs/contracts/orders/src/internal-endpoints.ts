import { defineEndpoint, emailSchema, figurePeriodSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { ordersInternalCalls } from './calls';
import { customerOrdersSchema } from './customer-orders';
import { bookshopFiguresSchema } from './figures';
import {
  accountIdSchema,
  cardMoneySchema,
  payoutsSchema,
  providerAccountSchema,
} from './payment-account';
import {
  billingCustomerIdSchema,
  providerPageSchema,
  providerSubscriptionSchema,
  subscriptionIdSchema,
} from './subscription';

const customerParams = z.object({ uid: z.uuid() });
/** The catalogue's, in letters that the column of lines can be compared with. */
const productIdSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,20}$/));
const accountParams = z.object({ id: accountIdSchema });

/** What identity asks for and tells of accounts, the catalogue of purchases, and bookshops about payment accounts and figures; never behind the gateway. */
export const ordersInternalEndpoints = {
  exportCustomer: defineEndpoint(ordersInternalCalls.exportCustomer, {
    summary: 'All that is kept of a customer (Regolamento UE 2016/679, art. 20)',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: z.object({
      cart: z.unknown(),
      orders: z.array(z.unknown()),
      /** Since when the payment provider keeps the own cards; left out for not. */
      cardsKeptSince: z.optional(z.iso.datetime()),
      /** Used books that it offers; left out by services that know of none. */
      usedOffers: z.optional(z.array(z.unknown())),
    }),
  }),
  /** Idempotent. Invoicing data stays for ten years (specification, point 9), all else is gone. */
  forgetCustomer: defineEndpoint(ordersInternalCalls.forgetCustomer, {
    summary: 'Forgets a customer whose account is gone',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: z.object({}),
  }),
  /** What was sent or handed over counts, unless it came back or all of its money did. */
  purchases: defineEndpoint(ordersInternalCalls.purchases, {
    summary: 'Whether a customer has received a product, or any where none is named',
    access: 'service',
    query: z.object({ productId: z.optional(productIdSchema) }),
    params: customerParams,
    response: z.object({ hasBought: z.boolean() }),
  }),
  customerOrders: defineEndpoint(ordersInternalCalls.customerOrders, {
    summary: 'How many orders a customer has, and the latest',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: customerOrdersSchema,
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
    summary: 'An account of a bookshop as the payment provider has it now',
    access: 'service',
    query: z.object({}),
    params: accountParams,
    response: providerAccountSchema,
  }),
  /** The same attempt gives the same account. */
  openPaymentAccount: defineEndpoint(ordersInternalCalls.openPaymentAccount, {
    summary: 'Makes an account for a bookshop at the payment provider',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({ attemptId: z.uuid(), tenantId: z.uuid() }),
    response: z.object({ id: accountIdSchema }),
  }),
  /** Each is a new one: it is good for one visit and some minutes. A `not-found` where the provider knows no such account. */
  openAccountLink: defineEndpoint(ordersInternalCalls.openAccountLink, {
    summary: 'Opens the provider’s page on which a bookshop says who it is',
    access: 'service',
    query: z.object({}),
    params: accountParams,
    response: providerPageSchema,
  }),
  /** A `not-found` where the provider knows no such account. */
  payouts: defineEndpoint(ordersInternalCalls.payouts, {
    summary: 'The latest money that went from an account to its bank',
    access: 'service',
    query: z.object({}),
    params: accountParams,
    response: payoutsSchema,
  }),
  cardMoney: defineEndpoint(ordersInternalCalls.cardMoney, {
    summary: 'What was paid by card through a bookshop’s account, by months',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: z.uuid() }),
    response: cardMoneySchema,
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
  /** The same attempt gives the same page (`SUBSCRIPTION_PAGE_HOURS`): what is paid there is one subscription. */
  openSubscriptionPage: defineEndpoint(ordersInternalCalls.openSubscriptionPage, {
    summary: 'Opens the provider’s page on which a bookshop takes a subscription',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({
      attemptId: z.uuid(),
      attemptedAt: z.iso.datetime(),
      tenantId: z.uuid(),
      priceId: z.string().check(z.minLength(1), z.maxLength(64)),
      email: emailSchema,
      /** Who has paid a subscription before. */
      customerId: z.nullable(billingCustomerIdSchema),
      trialDays: z.int().check(z.gte(0), z.lte(365)),
    }),
    response: providerPageSchema,
  }),
  openBillingPortal: defineEndpoint(ordersInternalCalls.openBillingPortal, {
    summary: 'Opens the provider’s page of cards, invoices and cancellation',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({ customerId: billingCustomerIdSchema }),
    response: providerPageSchema,
  }),
  /** A `not-found` where the provider knows none. */
  subscription: defineEndpoint(ordersInternalCalls.subscription, {
    summary: 'A subscription as the payment provider has it now',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: subscriptionIdSchema }),
    response: providerSubscriptionSchema,
  }),
  /** Idempotent. */
  endSubscription: defineEndpoint(ordersInternalCalls.endSubscription, {
    summary: 'Ends a subscription at once: its bookshop is gone',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: subscriptionIdSchema }),
    response: z.object({}),
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
