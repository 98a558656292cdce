import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { counterCalls } from './calls';
import { withdrawalRequestSchema } from './chosen-lines';
import { tenderSchema, tillNumberSchema } from './counter';
import { deskOrderSchema } from './desk';
import { checkPieces, linePiecesSchema } from './line-pieces';

const nothing = z.object({});
const orderParams = z.object({ id: z.uuid() });
/** Of the order that was looked at. */
const version = z.int().check(z.gte(1));
const order = { access: 'desk', query: nothing, response: deskOrderSchema } as const;

/** What happens at a bookshop's counter while somebody stands before it (docs/decisions/counter.md). */
export const counterEndpoints = {
  find: defineEndpoint(counterCalls.find, {
    ...order,
    summary: 'The order of the own bookshop with this number, as it is scanned',
    params: z.object({
      number: z.string().check(z.regex(/^ZN-[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
    }),
  }),
  handOver: defineEndpoint(counterCalls.handOver, {
    ...order,
    summary:
      'Hands over lines, or pieces of them, and takes what is due for the order: both, or neither',
    params: orderParams,
    body: z
      .strictObject({
        version,
        lineIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(300)),
        pieces: z.optional(linePiecesSchema),
        /** Left out where nothing is paid now. */
        payment: z.optional(
          z.strictObject({ tender: tenderSchema, tillNumber: z.optional(tillNumberSchema) }),
        ),
      })
      .check(z.superRefine(checkPieces)),
  }),
  notePayment: defineEndpoint(counterCalls.notePayment, {
    ...order,
    summary:
      'Corrects how an order was paid at the counter, and the number of the till’s own document',
    params: orderParams,
    body: z.strictObject({ version, tender: tenderSchema, tillNumber: tillNumberSchema }),
  }),
  withdraw: defineEndpoint(counterCalls.withdraw, {
    ...order,
    // Money goes back for it.
    access: 'bookshop',
    summary: 'Records a withdrawal from the contract that a customer states at the counter',
    params: orderParams,
    body: withdrawalRequestSchema,
  }),
  summary: defineEndpoint(counterCalls.summary, {
    summary: 'What was paid at the counter by kinds of goods; no fiscal document',
    access: 'desk',
    query: nothing,
    params: orderParams,
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
  mailSummary: defineEndpoint(counterCalls.mailSummary, {
    ...order,
    summary: 'Mails the same to the family, once for each state of the payment',
    params: orderParams,
    body: z.strictObject({ version }),
  }),
} as const;
