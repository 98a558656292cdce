import { defineEndpoint, parkedMessageList, parkedMessageRetry } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  adminBookshopSchema,
  adminBookshopsQuerySchema,
  adminBookshopsSchema,
  bookshopCommandSchema,
} from './admin-bookshop';
import { adminBookshopCalls } from './calls';

const bookshopId = z.object({ id: z.uuid() });

/** Bookshops as admins decide on them. */
export const adminBookshopEndpoints = {
  bookshops: defineEndpoint(adminBookshopCalls.bookshops, {
    summary: 'Bookshops, those that wait for a decision first',
    access: 'admin',
    staff: 'all',
    query: adminBookshopsQuerySchema,
    response: adminBookshopsSchema,
  }),
  parkedMessages: defineEndpoint(adminBookshopCalls.parkedMessages, {
    ...parkedMessageList,
    summary: 'What owners of bookshops should have been told and could not be',
  }),
  retryMessage: defineEndpoint(adminBookshopCalls.retryMessage, parkedMessageRetry),
  bookshop: defineEndpoint(adminBookshopCalls.bookshop, {
    summary: 'A bookshop with what speaks for it, what is asked and what happened',
    access: 'admin',
    staff: 'all',
    query: z.object({}),
    params: bookshopId,
    response: adminBookshopSchema,
  }),
  /** `version` is that of the bookshop that was looked at: one that was changed since is a `conflict`. */
  command: defineEndpoint(adminBookshopCalls.command, {
    summary: 'Approves, refuses, pauses or closes a bookshop',
    access: 'admin',
    staff: 'all',
    act: 'bookshops.*',
    query: z.object({}),
    params: bookshopId,
    body: z.strictObject({ version: z.int(), command: bookshopCommandSchema }),
    response: adminBookshopSchema,
  }),
} as const;
