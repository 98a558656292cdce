import { cardMoneySchema, payoutsSchema } from '@zaino/contracts/orders';
import {
  askedFigurePeriodSchema,
  defineEndpoint,
  emailSchema,
  imageUpload,
  mediaFile,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { bookshopsCalls, publicBookshopCalls } from './calls';
import { bookshopListQuerySchema, bookshopListSchema } from './bookshop-list';
import { ownTenantSchema } from './opening';
import { forecastSchema, forecastTermsSchema } from './forecast';
import { lookChangesSchema } from './own-look';
import { ownPlanSchema } from './own-plan';
import { ownPaymentsSchema } from './payments';
import { pickupPointSchema, pickupPointsQuerySchema, pickupPointsSchema } from './pickup-point';
import { bookshopPlansSchema } from './plan';
import { paymentAccountSchema, tenantChangesSchema } from './tenant';
import { bookshopMarginSchema, bookshopStatsSchema, marginPercentSchema } from './stats';

const tenantId = z.object({ id: z.uuid() });

/** A kept picture in one of its forms. */
export const bookshopMediaEndpoint = defineEndpoint(
  { method: 'GET', path: '/api/bookshops/media/:id/:file' },
  mediaFile,
);

/** Calls about a bookshop (specification, point 7). */
export const bookshopsEndpoints = {
  tenant: defineEndpoint(bookshopsCalls.tenant, {
    summary: 'The own bookshop of its owner',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: ownTenantSchema,
  }),
  /**
   * `state: open` of a bookshop that no admin has approved is an application: the answer keeps the state, and
   * `opening` says what is missing. Of an approved one `opening.pending` has the changes that wait.
   */
  updateTenant: defineEndpoint(bookshopsCalls.updateTenant, {
    summary: 'Changes the own bookshop; what is left out stays',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    body: tenantChangesSchema,
    response: ownTenantSchema,
  }),
  /** Of an approved bookshop a picture waits in `opening.pending`; `plan-needed` without the paid plan, but to take away. */
  setLook: defineEndpoint(bookshopsCalls.setLook, {
    summary: 'Says which picture and colour the own front has; what is left out stays',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    body: lookChangesSchema,
    response: ownTenantSchema,
  }),
  /**
   * The body is the image file itself: JPEG, PNG, WebP or AVIF, which its content decides and not its type. It is shown
   * nowhere before it is named as the bookshop's picture. `plan-needed` without the paid plan.
   */
  uploadPicture: defineEndpoint(bookshopsCalls.uploadPicture, {
    ...imageUpload,
    summary: 'Keeps a picture for the own bookshop',
    access: 'bookshop',
    response: z.object({ url: z.string() }),
  }),
  /** Of this month where no days are named. */
  stats: defineEndpoint(bookshopsCalls.stats, {
    summary: 'What the own bookshop sold in a period of 400 days at most',
    access: 'bookshop',
    query: askedFigurePeriodSchema,
    params: tenantId,
    response: bookshopStatsSchema,
  }),
  statsFile: defineEndpoint(bookshopsCalls.statsFile, {
    summary: 'The same as CSV: a line for each day, school, class and publisher',
    access: 'bookshop',
    query: askedFigurePeriodSchema,
    params: tenantId,
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  setMargin: defineEndpoint(bookshopsCalls.setMargin, {
    summary: 'Says what the own bookshop keeps of a book, for the estimate of its margin',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    /** Null: what is usual. */
    body: z.strictObject({ percent: z.nullable(marginPercentSchema) }),
    response: bookshopMarginSchema,
  }),
  /** `unavailable` while lists or orders cannot be asked for; `forbidden` with the code `plan-needed` without the paid plan. */
  forecast: defineEndpoint(bookshopsCalls.forecast, {
    summary: 'What the own bookshop should have on its shelf for its schools',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: forecastSchema,
  }),
  forecastFile: defineEndpoint(bookshopsCalls.forecastFile, {
    summary: 'The same as CSV: a line for each book',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  setForecastTerms: defineEndpoint(bookshopsCalls.setForecastTerms, {
    summary: 'Says how large the classes of its schools are, and how many of them buy there',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    body: forecastTermsSchema,
    response: forecastTermsSchema,
  }),
  plan: defineEndpoint(bookshopsCalls.plan, {
    summary: 'What plan the own bookshop has, and what it may have',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: ownPlanSchema,
  }),
  /** `conflict` with the code `subscription-missing` where nothing was ever paid. */
  openPortal: defineEndpoint(bookshopsCalls.openPortal, {
    summary: 'The provider’s page of the own cards, invoices and cancellation',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: z.object({ url: z.string() }),
  }),
  /**
   * A press more gives the same page (specification, point 7). Another price than that of the plan is `invalid` with the
   * code `price-unknown`, another address than the account's with `email-refused`; one that runs is a `conflict` with the
   * code `subscription-running`.
   */
  createSubscription: defineEndpoint(bookshopsCalls.createSubscription, {
    summary: 'The provider’s page on which the own bookshop takes the paid plan',
    access: 'bookshop',
    query: z.object({}),
    body: z.strictObject({
      tenantId: z.uuid(),
      priceId: z.string().check(z.minLength(1), z.maxLength(64)),
      customerEmail: emailSchema,
    }),
    response: z.object({ url: z.string() }),
  }),
  /**
   * Of who has an account (specification, point 7): payments for what the bookshop sells go there once the provider
   * knows it. One that it does not know, or that takes no money yet, is `invalid` with the code
   * `payment-account-unknown`; one that another bookshop has, or that was made for another, with
   * `payment-account-taken`. Null of who has none: one is made, once, and `accountLinkUrl` is the provider's page on which
   * the owner says who the bookshop is; a press more is a new page, since each is good for one visit. Of who has named one
   * that was made elsewhere it is a `conflict` with `payment-account-elsewhere`.
   */
  connectPayments: defineEndpoint(bookshopsCalls.connectPayments, {
    summary: 'Connects the own bookshop with its account at the payment provider, or begins one',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    body: z.strictObject({ stripeAccountId: z.nullable(paymentAccountSchema) }),
    response: z.extend(ownTenantSchema, {
      /** Null where an account was named. */
      accountLinkUrl: z.nullable(z.string()),
    }),
  }),
  payments: defineEndpoint(bookshopsCalls.payments, {
    summary: 'How the own account for payments stands, and what the provider asks for',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: ownPaymentsSchema,
  }),
  /** Empty where there is no account; `unavailable` while the provider cannot be asked. */
  payouts: defineEndpoint(bookshopsCalls.payouts, {
    summary: 'The latest money that went from the own account to its bank',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: payoutsSchema,
  }),
  cardMoney: defineEndpoint(bookshopsCalls.cardMoney, {
    summary: 'What was paid by card through the own account, by months',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: cardMoneySchema,
  }),
  cardMoneyFile: defineEndpoint(bookshopsCalls.cardMoneyFile, {
    summary: 'The same as CSV: a line for each month',
    access: 'bookshop',
    query: z.object({}),
    params: tenantId,
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  bookshops: defineEndpoint(publicBookshopCalls.bookshops, {
    summary: 'Open bookshops, by province or around a postal code',
    access: 'public',
    query: bookshopListQuerySchema,
    response: bookshopListSchema,
  }),
  plans: defineEndpoint(publicBookshopCalls.plans, {
    summary: 'What a bookshop gets, what it costs, and what is not there yet',
    access: 'public',
    query: z.object({}),
    response: bookshopPlansSchema,
  }),
  pickupPoints: defineEndpoint(publicBookshopCalls.pickupPoints, {
    summary: 'Open bookshops where orders can be picked up, the nearest first',
    access: 'public',
    query: pickupPointsQuerySchema,
    response: pickupPointsSchema,
  }),
  /** `not-found` where nothing can be picked up. */
  pickupPoint: defineEndpoint(publicBookshopCalls.pickupPoint, {
    summary: 'One bookshop where orders can be picked up, as it is now',
    access: 'public',
    query: z.object({}),
    params: tenantId,
    response: pickupPointSchema,
  }),
  domainAvailability: defineEndpoint(publicBookshopCalls.domainAvailability, {
    summary: 'Whether a sub-domain may be registered, and if not why',
    access: 'public',
    query: z.object({}),
    params: z.object({ domain: z.string().check(z.trim(), z.maxLength(100)) }),
    response: z.object({
      isAvailable: z.boolean(),
      /** A sentence for a person; null where it is available. */
      reason: z.nullable(z.string()),
    }),
  }),
} as const;
