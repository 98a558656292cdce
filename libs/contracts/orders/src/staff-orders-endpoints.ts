import { defineEndpoint, LABEL_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { staffOrderCalls } from './calls';
import { deskOutcomeSchema } from './desk';
import { MOST_VIEW_CHARACTERS, STAFF_BULK_LIMIT, STAFF_BULK_PART } from './limits';
import { staffBulkCommandSchema } from './order-command-bodies';
import { documentFileSchema } from './order-document';
import {
  commandPreviewSchema,
  newNoteSchema,
  orderFiltersSchema,
  orderListQuery,
  orderNoteSchema,
  ownViewSchema,
  staffChangeDetailSchema,
  staffChangeSchema,
  staffOrderSummarySchema,
  standingViewSchema,
} from './staff-orders';

const nothing = z.object({});
const ofOrder = z.object({ id: z.uuid() });
const version = z.int().check(z.gte(1));
const neighbourSchema = z.nullable(z.object({ id: z.string(), number: z.string() }));

/** What staff does at the desk of the orders, beside looking at them. */
export const staffOrderEndpoints = {
  file: defineEndpoint(staffOrderCalls.file, {
    summary: 'The orders that these filters leave, for a spreadsheet, the newest first',
    access: 'admin',
    staff: 'orders',
    query: z.object(orderListQuery),
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  views: defineEndpoint(staffOrderCalls.views, {
    summary:
      'Views of the orders: those of the shop and the own ones, each with how many are in it',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    response: z.object({
      standing: z.array(z.object({ view: standingViewSchema, orders: z.int() })),
      own: z.array(ownViewSchema),
    }),
  }),
  saveView: defineEndpoint(staffOrderCalls.saveView, {
    summary: 'Saves a view for the admin who is signed in; one with the same name is replaced',
    access: 'admin',
    staff: 'orders',
    act: { none: 'An own view is its admin’s alone' },
    query: nothing,
    body: z.strictObject({
      name: z
        .string()
        .check(z.trim(), z.minLength(1, LABEL_MISSING), z.maxLength(MOST_VIEW_CHARACTERS)),
      filters: orderFiltersSchema,
    }),
    response: z.object({ id: z.string() }),
  }),
  removeView: defineEndpoint(staffOrderCalls.removeView, {
    summary: 'Removes an own view',
    access: 'admin',
    staff: 'orders',
    act: { none: 'An own view is its admin’s alone' },
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: z.object({ success: z.literal(true) }),
  }),
  bookshops: defineEndpoint(staffOrderCalls.bookshops, {
    summary: 'Bookshops at which orders are or were picked up, by name',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    response: z.object({ bookshops: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  neighbours: defineEndpoint(staffOrderCalls.neighbours, {
    summary:
      'The orders before and behind one in a list of these filters, also where it is not in it',
    access: 'admin',
    staff: 'orders',
    query: z.object(orderListQuery),
    params: ofOrder,
    response: z.object({ previous: neighbourSchema, next: neighbourSchema }),
  }),
  preview: defineEndpoint(staffOrderCalls.preview, {
    summary: 'What a command would do to several orders, and which would refuse it',
    access: 'admin',
    staff: 'orders',
    act: { none: 'Changes nothing' },
    query: nothing,
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ id: z.uuid(), version }))
        .check(z.minLength(1), z.maxLength(STAFF_BULK_LIMIT)),
      command: staffBulkCommandSchema,
    }),
    response: z.object({ outcomes: z.array(commandPreviewSchema) }),
  }),
  commands: defineEndpoint(staffOrderCalls.commands, {
    summary: 'Moves several orders, each for itself; calls with the same changeId are one change',
    access: 'admin',
    staff: 'orders',
    act: 'orders.*',
    query: nothing,
    body: z.strictObject({
      /** Made by the caller, for all parts of one change. */
      changeId: z.uuid(),
      /** The own change that is taken back by this. */
      undoes: z.optional(z.uuid()),
      orders: z
        .array(
          z.strictObject({
            id: z.uuid(),
            version,
            /** Left out: all lines that allow it. */
            lineIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(300))),
          }),
        )
        .check(z.minLength(1), z.maxLength(STAFF_BULK_PART)),
      command: staffBulkCommandSchema,
    }),
    response: z.object({
      outcomes: z.array(deskOutcomeSchema),
      /** Those that were moved, as they are now. */
      orders: z.array(staffOrderSummarySchema),
    }),
  }),
  changes: defineEndpoint(staffOrderCalls.changes, {
    summary: 'What the admin who is signed in did to orders last, newest first; kept for 30 days',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    response: z.object({ changes: z.array(staffChangeSchema) }),
  }),
  change: defineEndpoint(staffOrderCalls.change, {
    summary: 'One own change, with what takes it back',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: staffChangeDetailSchema,
  }),
  note: defineEndpoint(staffOrderCalls.note, {
    summary: 'What staff has written down about an order',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: ofOrder,
    response: orderNoteSchema,
  }),
  saveNote: defineEndpoint(staffOrderCalls.saveNote, {
    summary: 'Writes down something about an order, for staff alone; an empty text removes it',
    access: 'admin',
    staff: 'orders',
    act: 'orders.noted',
    query: nothing,
    params: ofOrder,
    body: newNoteSchema,
    response: orderNoteSchema,
  }),
  document: defineEndpoint(staffOrderCalls.document, {
    summary: 'A document of any order, as its customer gets it',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: z.object({ id: z.uuid(), file: documentFileSchema }),
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
} as const;
