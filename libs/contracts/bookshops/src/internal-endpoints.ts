import { accountIdSchema, dac7SellerSchema, subscriptionIdSchema } from '@zaino/contracts/orders';
import { defineEndpoint, sitemapSlice } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { bookshopsInternalCalls } from './calls';
import { domainHolderSchema } from './domain-holder';
import { knownTenantSchema } from './known-tenant';
import { domainSchema, tenantOwnerSchema, tenantSchema } from './tenant';

const tenantId = z.object({ id: z.uuid() });

/** What other services ask the bookshops service; never behind the gateway. */
export const bookshopsInternalEndpoints = {
  /**
   * Keeps name and domain for an account that is being made, for ten minutes. The same id twice is one
   * reservation; a domain that is taken is a `conflict` with the code `domain-taken`.
   */
  reserve: defineEndpoint(bookshopsInternalCalls.reserve, {
    summary: 'Reserves a bookshop for an account that is being made',
    access: 'service',
    query: z.object({}),
    body: z.object({
      id: z.uuid(),
      ownerId: z.uuid(),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      domain: domainSchema,
    }),
    response: tenantSchema,
  }),
  /** Idempotent: the reservation becomes a bookshop in the state `draft`. */
  confirm: defineEndpoint(bookshopsInternalCalls.confirm, {
    summary: 'The account of a reserved bookshop exists now',
    access: 'service',
    query: z.object({}),
    params: tenantId,
    response: tenantSchema,
  }),
  /** Idempotent: the first moment counts. A `not-found` where there is no such bookshop. */
  proveAddress: defineEndpoint(bookshopsInternalCalls.proveAddress, {
    summary: 'The owner of a bookshop has proven an address by a mail',
    access: 'service',
    query: z.object({}),
    params: tenantId,
    body: z.strictObject({ provenAt: z.iso.datetime() }),
    response: z.object({}),
  }),
  /** Idempotent: takes back a reservation, closes a bookshop whose owner is gone and forgets the owner's contacts. */
  release: defineEndpoint(bookshopsInternalCalls.release, {
    summary: 'Frees a reservation, or closes a bookshop without owner',
    access: 'service',
    query: z.object({}),
    params: tenantId,
    response: z.object({}),
  }),
  /** Idempotent, in any order: what the provider says now is what counts. */
  followSubscription: defineEndpoint(bookshopsInternalCalls.followSubscription, {
    summary: 'Something has happened to a subscription of a bookshop',
    access: 'service',
    query: z.object({}),
    params: tenantId,
    body: z.strictObject({ subscriptionId: subscriptionIdSchema }),
    response: z.object({}),
  }),
  /** Idempotent, in any order: what the provider says now is what counts. An account of nobody here is no news. */
  followAccount: defineEndpoint(bookshopsInternalCalls.followAccount, {
    summary: 'Something has happened to an account for payments',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: accountIdSchema }),
    response: z.object({}),
  }),
  read: defineEndpoint(bookshopsInternalCalls.read, {
    summary: 'A bookshop by its id, with what its plan gives it',
    access: 'service',
    query: z.object({}),
    params: tenantId,
    response: knownTenantSchema,
  }),
  sitemap: defineEndpoint(bookshopsInternalCalls.sitemap, sitemapSlice),
  owner: defineEndpoint(bookshopsInternalCalls.owner, {
    summary: 'Whose a bookshop is, and when they want mails about orders',
    access: 'service',
    query: z.object({}),
    params: tenantId,
    response: tenantOwnerSchema,
  }),
  /** Those that have sold nothing as well: thousands at most. */
  sellers: defineEndpoint(bookshopsInternalCalls.sellers, {
    summary: 'Who each bookshop is that is open, or was, for the yearly report of sellers',
    access: 'service',
    query: z.object({}),
    response: z.object({ sellers: z.array(dac7SellerSchema) }),
  }),
  shopFront: defineEndpoint(bookshopsInternalCalls.shopFront, {
    summary: 'Whose a sub-domain is, and what is shown there',
    access: 'service',
    query: z.object({}),
    params: z.object({ domain: domainSchema }),
    response: domainHolderSchema,
  }),
} as const;
