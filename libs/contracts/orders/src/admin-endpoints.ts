import { defineEndpoint, parkedMessageParams, parkedMessageSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminOrderCalls } from './calls';
import { contactSchema } from './checkout';
import { ADMIN_ORDER_LIMIT } from './limits';
import { dayRangeSchema, euroSchema } from './line';
import { checkPieces, linePiecesSchema } from './line-pieces';
import { orderSchema, orderStateSchema, orderSummarySchema, paymentStateSchema } from './order';
import { newVoucherSchema } from './voucher';

const nothing = z.object({});
const lineIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(300));
const pieces = z.optional(linePiecesSchema);
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** What staff does with lines of an order; refused as a whole where one of them does not allow it. */
export const staffCommandSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('order-from-supplier'), lineIds, expected: dayRangeSchema }),
  z.object({ command: z.literal('change-dates'), lineIds, expected: dayRangeSchema }),
  z.object({
    command: z.literal('substitute-edition'),
    lineIds,
    isbn: text(20).check(z.minLength(10)),
    title: text(300).check(z.minLength(1)),
  }),
  z.object({ command: z.literal('reserve'), lineIds }),
  z.object({ command: z.literal('mark-ready'), lineIds }),
  z.object({
    command: z.literal('ship'),
    lineIds,
    carrier: text(60).check(z.minLength(1)),
    code: text(60).check(z.minLength(1)),
    /** The carrier's page; empty where it has none. */
    url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(500))]),
  }),
  z.object({ command: z.literal('deliver'), lineIds }),
  z
    .object({
      command: z.literal('cancel'),
      lineIds,
      pieces,
      reason: text(200).check(z.minLength(1)),
    })
    .check(z.superRefine(checkPieces)),
  z
    .object({ command: z.literal('receive-return'), lineIds, pieces, restocks: z.boolean() })
    .check(z.superRefine(checkPieces)),
  /** Out of goodwill; `amount` in euro, at most what was paid for the lines and not given back yet. */
  z.object({
    command: z.literal('refund'),
    lineIds,
    amount: euroSchema,
    reason: text(200).check(z.minLength(1)),
  }),
  z.object({
    command: z.literal('register-shop-payment'),
    lineIds: z.array(z.uuid()).check(z.maxLength(300)),
  }),
]);
export type StaffCommand = z.infer<typeof staffCommandSchema>;

/** Orders as staff sees them. */
export const adminOrderEndpoints = {
  orders: defineEndpoint(adminOrderCalls.orders, {
    summary: 'Orders by filters, newest first',
    access: 'admin',
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(ADMIN_ORDER_LIMIT)), 50),
      state: z.optional(orderStateSchema),
      payment: z.optional(paymentStateSchema),
      /** Number, name, e-mail, ISBN or title. */
      search: z.optional(text(100)),
      bookshop: z.optional(z.uuid()),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      /** Only orders with a line whose date is over. */
      late: z.optional(z.stringbool()),
    }),
    response: z.object({
      orders: z.array(
        z.extend(orderSummarySchema, {
          contact: contactSchema,
          bookshop: z.nullable(z.string()),
          isLate: z.boolean(),
        }),
      ),
      total: z.int(),
      /** Orders in each state, over all filters but that of the state. */
      states: z.array(z.object({ state: orderStateSchema, orders: z.int() })),
    }),
  }),
  count: defineEndpoint(adminOrderCalls.count, {
    summary: 'How many orders there are',
    access: 'admin',
    query: nothing,
    response: z.object({ orders: z.int() }),
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
    body: z.strictObject({ version: z.int(), command: staffCommandSchema }),
    response: orderSchema,
  }),
  vouchers: defineEndpoint(adminOrderCalls.vouchers, {
    summary: 'Vouchers, newest first',
    access: 'admin',
    query: nothing,
    response: z.object({
      vouchers: z.array(
        z.object({ ...newVoucherSchema.shape, uses: z.int(), createdAt: z.iso.datetime() }),
      ),
    }),
  }),
  addVoucher: defineEndpoint(adminOrderCalls.addVoucher, {
    summary: 'Makes a voucher; refused where it would take more off books than the law allows',
    access: 'admin',
    query: nothing,
    body: newVoucherSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  endVoucher: defineEndpoint(adminOrderCalls.endVoucher, {
    summary: 'Ends a voucher now',
    access: 'admin',
    query: nothing,
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
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
