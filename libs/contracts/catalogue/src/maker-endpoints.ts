import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminMakerCalls } from './calls';
import { makerInputSchema, makerSchema } from './maker';

const nothing = z.object({});

/** Makers of products, for admins (docs/decisions/product-safety.md). */
export const adminMakerEndpoints = {
  list: defineEndpoint(adminMakerCalls.list, {
    summary: 'Makers of products, by name',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    response: z.object({ produttori: z.array(makerSchema) }),
  }),
  /** A name that is taken is `maker-taken`. */
  create: defineEndpoint(adminMakerCalls.create, {
    summary: 'Makes a maker',
    access: 'admin',
    staff: 'catalogue',
    act: 'makers.created',
    query: nothing,
    body: makerInputSchema,
    response: z.object({ produttore: makerSchema }),
  }),
  /** Somebody else's newer save is `maker-changed`. */
  save: defineEndpoint(adminMakerCalls.save, {
    summary: 'Changes a maker, on the pages of all its products',
    access: 'admin',
    staff: 'catalogue',
    act: 'makers.saved',
    query: nothing,
    params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    body: z.extend(makerInputSchema, { versione: z.int().check(z.gte(1)) }),
    response: z.object({ produttore: makerSchema }),
  }),
} as const;
