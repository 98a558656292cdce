import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { deskCalls } from './calls';
import {
  deskOrderSchema,
  deskOrderSummarySchema,
  deskOutcomeSchema,
  deskStageSchema,
} from './desk';
import { DESK_ORDER_LIMIT } from './limits';
import { deskBulkCommandSchema, deskCommandSchema } from './order-command-bodies';

const nothing = z.object({});
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const version = z.int().check(z.gte(1));

/** Orders of the bookshop of who is signed in, its owner or a colleague; another's are as good as none. */
export const deskEndpoints = {
  orders: defineEndpoint(deskCalls.orders, {
    summary: 'Orders that are picked up at the own bookshop, oldest first while they are open',
    access: 'desk',
    query: z.object({
      /** Orders behind this one; the first page without. */
      after: z.optional(z.uuid()),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(DESK_ORDER_LIMIT)), 50),
      stage: z.optional(deskStageSchema),
      /** Whether something is still to be done with them; all without. */
      open: z.optional(z.stringbool()),
      /** Number, name, e-mail, phone, ISBN or title. */
      search: z.optional(text(100)),
      /** Code of a school, and its class and section. */
      school: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{1,20}$/))),
      classe: z.optional(text(10)),
      sezione: z.optional(text(60)),
      /** Ready and not collected for so many days. */
      uncollected: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(365))),
      /** Only orders with a line whose date is over. */
      late: z.optional(z.stringbool()),
    }),
    response: z.object({
      orders: z.array(deskOrderSummarySchema),
      total: z.int(),
      /** Where the next page begins (`after`); null after the last. */
      next: z.nullable(z.string()),
      /** Orders in each stage, over all filters but that of the stage. */
      stages: z.array(z.object({ stage: deskStageSchema, orders: z.int() })),
    }),
  }),
  order: defineEndpoint(deskCalls.order, {
    summary: 'One order of the own bookshop, with all that happened to it',
    access: 'desk',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: deskOrderSchema,
  }),
  command: defineEndpoint(deskCalls.command, {
    summary: 'Moves lines of an order of the own bookshop by a named command',
    access: 'desk',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    /** `version` is that of the order that was looked at. */
    body: z.strictObject({ version, command: deskCommandSchema }),
    response: deskOrderSchema,
  }),
  commands: defineEndpoint(deskCalls.commands, {
    summary: 'Moves several orders of the own bookshop, each for itself',
    access: 'desk',
    query: nothing,
    body: z.strictObject({
      orders: z
        .array(
          z.strictObject({
            id: z.uuid(),
            version,
            /** Left out: all lines that allow it. */
            lineIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(300))),
          }),
        )
        .check(z.minLength(1), z.maxLength(DESK_ORDER_LIMIT)),
      command: deskBulkCommandSchema,
    }),
    response: z.object({
      outcomes: z.array(deskOutcomeSchema),
      /** Those that were moved, as they are now. */
      orders: z.array(deskOrderSummarySchema),
    }),
  }),
} as const;
