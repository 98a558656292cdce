import { defineEndpoint, parkedMessageList, parkedMessageRetry } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminOrderCalls } from './calls';
import { ADMIN_ORDER_LIMIT } from './limits';
import { staffCommandSchema } from './order-command-bodies';
import { orderSchema } from './order';
import { orderStateSchema } from './order-states';
import { orderListQuery, staffOrderSummarySchema } from './staff-orders';
import { newVoucherSchema } from './voucher';

const nothing = z.object({});
/** Orders as staff sees them. */
export const adminOrderEndpoints = {
  orders: defineEndpoint(adminOrderCalls.orders, {
    summary: 'Orders by filters, newest first',
    access: 'admin',
    staff: 'orders',
    query: z.object({
      ...orderListQuery,
      /** Where the page begins, as `next` of the one before says; the first without. */
      after: z.optional(
        z.string().check(
          z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f-]{36}$/),
          z.refine((text) => !Number.isNaN(Date.parse(text.split('~', 1)[0] ?? ''))),
        ),
      ),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(ADMIN_ORDER_LIMIT)), 50),
    }),
    response: z.object({
      orders: z.array(staffOrderSummarySchema),
      total: z.int(),
      /** Where the next page begins (`after`); null after the last. */
      next: z.nullable(z.string()),
      /** Orders in each state, over all filters but that of the state. */
      states: z.array(z.object({ state: orderStateSchema, orders: z.int() })),
    }),
  }),
  count: defineEndpoint(adminOrderCalls.count, {
    summary: 'How many orders there are',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    response: z.object({ orders: z.int() }),
  }),
  order: defineEndpoint(adminOrderCalls.order, {
    summary: 'One order, with all that happened to it',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: orderSchema,
  }),
  command: defineEndpoint(adminOrderCalls.command, {
    summary: 'Moves lines of an order by a named command',
    access: 'admin',
    staff: 'orders',
    act: 'orders.*',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    /** `version` is that of the order that was looked at. */
    body: z.strictObject({ version: z.int(), command: staffCommandSchema }),
    response: orderSchema,
  }),
  vouchers: defineEndpoint(adminOrderCalls.vouchers, {
    summary: 'Vouchers, newest first',
    access: 'admin',
    staff: 'money',
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
    staff: 'money',
    act: 'vouchers.added',
    query: nothing,
    body: newVoucherSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  endVoucher: defineEndpoint(adminOrderCalls.endVoucher, {
    summary: 'Ends a voucher now',
    access: 'admin',
    staff: 'money',
    act: 'vouchers.ended',
    query: nothing,
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    response: z.object({ success: z.literal(true) }),
  }),
  parkedMessages: defineEndpoint(adminOrderCalls.parkedMessages, {
    ...parkedMessageList,
    summary: 'Messages of the outbox that could not be delivered',
  }),
  retryMessage: defineEndpoint(adminOrderCalls.retryMessage, parkedMessageRetry),
} as const;
