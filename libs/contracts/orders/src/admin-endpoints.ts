import { defineEndpoint, parkedMessageParams, parkedMessageSchema } from '@zaino/contracts/shared';
import { z } from 'zod';
import { adminOrderCalls } from './calls';
import { contactSchema } from './checkout';
import { ADMIN_ORDER_LIMIT } from './limits';
import { dayRangeSchema, euroSchema } from './line';
import { checkPieces, linePiecesSchema } from './line-pieces';
import { orderSchema, orderStateSchema, orderSummarySchema, paymentStateSchema } from './order';

const nothing = z.object({});
const lineIds = z.array(z.uuid()).min(1).max(300);
const pieces = linePiecesSchema.optional();
const text = (most: number) => z.string().trim().max(most);

/** What staff does with lines of an order; refused as a whole where one of them does not allow it. */
export const staffCommandSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('order-from-supplier'), lineIds, expected: dayRangeSchema }),
  z.object({ command: z.literal('change-dates'), lineIds, expected: dayRangeSchema }),
  z.object({
    command: z.literal('substitute-edition'),
    lineIds,
    isbn: text(20).min(10),
    title: text(300).min(1),
  }),
  z.object({ command: z.literal('reserve'), lineIds }),
  z.object({ command: z.literal('mark-ready'), lineIds }),
  z.object({
    command: z.literal('ship'),
    lineIds,
    carrier: text(60).min(1),
    code: text(60).min(1),
    /** The carrier's page; empty where it has none. */
    url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
  }),
  z.object({ command: z.literal('deliver'), lineIds }),
  z
    .object({ command: z.literal('cancel'), lineIds, pieces, reason: text(200).min(1) })
    .superRefine(checkPieces),
  z
    .object({ command: z.literal('receive-return'), lineIds, pieces, restocks: z.boolean() })
    .superRefine(checkPieces),
  /** Out of goodwill; `amount` in euro, at most what was paid for the lines and not given back yet. */
  z.object({ command: z.literal('refund'), lineIds, amount: euroSchema, reason: text(200).min(1) }),
  z.object({ command: z.literal('register-shop-payment'), lineIds: z.array(z.uuid()).max(300) }),
]);
export type StaffCommand = z.infer<typeof staffCommandSchema>;

/** A voucher; on books the server takes off no more than the law allows (Legge 15/2020), whatever it says. */
const voucherFields = {
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,30}$/, 'Usa da 4 a 30 lettere, numeri e trattini'),
  /** In percent of each line, or in euro of the whole. */
  kind: z.enum(['percent', 'amount']),
  value: z.number().min(0.01).max(10_000),
  appliesTo: z.enum(['products', 'books', 'all']),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** Orders it can be used in; null without limit. */
  mostUses: z.number().int().min(1).nullable(),
};

/** Orders as staff sees them. */
export const adminOrderEndpoints = {
  orders: defineEndpoint(adminOrderCalls.orders, {
    summary: 'Orders by filters, newest first',
    access: 'admin',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(ADMIN_ORDER_LIMIT).default(50),
      state: orderStateSchema.optional(),
      payment: paymentStateSchema.optional(),
      /** Number, name, e-mail, ISBN or title. */
      search: text(100).optional(),
      bookshop: z.uuid().optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** Only orders with a line whose date is over. */
      late: z.stringbool().optional(),
    }),
    response: z.object({
      orders: z.array(
        orderSummarySchema.extend({
          contact: contactSchema,
          bookshop: z.string().nullable(),
          isLate: z.boolean(),
        }),
      ),
      total: z.number().int(),
      /** Orders in each state, over all filters but that of the state. */
      states: z.array(z.object({ state: orderStateSchema, orders: z.number().int() })),
    }),
  }),
  count: defineEndpoint(adminOrderCalls.count, {
    summary: 'How many orders there are',
    access: 'admin',
    query: nothing,
    response: z.object({ orders: z.number().int() }),
  }),
  order: defineEndpoint(adminOrderCalls.order, {
    summary: 'One order, with all that happened to it',
    access: 'admin',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: orderSchema,
  }),
  command: defineEndpoint(adminOrderCalls.command, {
    summary: 'Moves lines of an order by a named command',
    access: 'admin',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    /** `version` is that of the order that was looked at. */
    body: z.object({ version: z.number().int(), command: staffCommandSchema }).strict(),
    response: orderSchema,
  }),
  vouchers: defineEndpoint(adminOrderCalls.vouchers, {
    summary: 'Vouchers, newest first',
    access: 'admin',
    query: nothing,
    response: z.object({
      vouchers: z.array(
        z.object({ ...voucherFields, uses: z.number().int(), createdAt: z.iso.datetime() }),
      ),
    }),
  }),
  addVoucher: defineEndpoint(adminOrderCalls.addVoucher, {
    summary: 'Makes a voucher; refused where it would take more off books than the law allows',
    access: 'admin',
    query: nothing,
    body: z.object(voucherFields).strict(),
    response: z.object({ success: z.literal(true) }),
  }),
  endVoucher: defineEndpoint(adminOrderCalls.endVoucher, {
    summary: 'Ends a voucher now',
    access: 'admin',
    query: nothing,
    params: z.object({ code: z.string().max(40) }),
    response: z.object({ success: z.literal(true) }),
  }),
  parkedMessages: defineEndpoint(adminOrderCalls.parkedMessages, {
    summary: 'Messages of the outbox that could not be delivered',
    access: 'admin',
    query: nothing,
    response: z.object({ messages: z.array(parkedMessageSchema) }),
  }),
  retryMessage: defineEndpoint(adminOrderCalls.retryMessage, {
    summary: 'Has a parked message delivered again',
    access: 'admin',
    query: nothing,
    params: parkedMessageParams,
    response: z.object({ success: z.literal(true) }),
  }),
} as const;
