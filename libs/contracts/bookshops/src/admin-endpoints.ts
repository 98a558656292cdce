import { defineEndpoint, parkedMessageParams, parkedMessageSchema } from '@zaino/contracts/shared';
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
    summary: 'What owners of bookshops should have been told and could not be',
    access: 'admin',
    staff: 'all',
    query: z.object({}),
    response: z.object({ messages: z.array(parkedMessageSchema) }),
  }),
  retryMessage: defineEndpoint(adminBookshopCalls.retryMessage, {
    summary: 'Has a parked message delivered again',
    access: 'admin',
    staff: 'all',
    act: 'messages.retried',
    query: z.object({}),
    params: parkedMessageParams,
    response: z.object({ success: z.literal(true) }),
  }),
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
