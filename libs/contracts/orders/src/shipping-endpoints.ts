import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { shippingCalls } from './calls';
import { MOST_TRACKING_CHARACTERS, SHIPPING_LIMIT } from './limits';
import {
  labelsSchema,
  orderNumberSchema,
  orderToShipSchema,
  parcelContentsSchema,
  parcelSchema,
  shippingStageSchema,
  trackingCodeSchema,
  trackingRowSchema,
} from './shipping';

const nothing = z.object({});
const parcelParams = z.object({ id: z.uuid() });
const parcel = {
  access: 'admin',
  staff: 'orders',
  query: nothing,
  response: parcelSchema,
} as const;

/** Numbers of orders, as `ZN-7K3M-9QXD,ZN-2B4C-8WPR`. */
const numbers = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^ZN-[0-9A-Z]{4}-[0-9A-Z]{4}(,ZN-[0-9A-Z]{4}-[0-9A-Z]{4}){0,${SHIPPING_LIMIT - 1}}$`,
      ),
    ),
  );
const print = {
  access: 'admin',
  staff: 'orders',
  query: z.object({ orders: numbers }),
  response: z.unknown(),
  contentType: 'application/pdf',
} as const;

const csv = z
  .string()
  .check(z.minLength(1, 'Scegli un file'), z.maxLength(MOST_TRACKING_CHARACTERS));
/** Many orders, each in a transaction of its own. */
const MANY_ORDERS_MS = 60_000;
/** Of each character, up to three bytes, with what JSON needs around. */
const CSV_BODY_LIMIT = 4 * MOST_TRACKING_CHARACTERS;
const tracking = {
  access: 'admin',
  staff: 'orders',
  query: nothing,
  bodyLimit: CSV_BODY_LIMIT,
  answerLimitMs: MANY_ORDERS_MS,
  body: z.strictObject({ csv }),
  response: z.object({ rows: z.array(trackingRowSchema) }),
} as const;

/** Parcels that the shop itself sends (docs/decisions/shipping.md). */
export const shippingEndpoints = {
  orders: defineEndpoint(shippingCalls.orders, {
    summary: 'Orders that are to be shipped, the oldest first',
    access: 'admin',
    staff: 'orders',
    query: z.object({
      stage: z._default(shippingStageSchema, 'all'),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    }),
    response: z.object({
      orders: z.array(orderToShipSchema),
      total: z.int(),
      /** Orders in each stage. */
      stages: z.array(z.object({ stage: shippingStageSchema, orders: z.int() })),
    }),
  }),
  pickList: defineEndpoint(shippingCalls.pickList, {
    ...print,
    summary: 'What is to be fetched from the shelves for some orders, by publisher and title',
  }),
  slips: defineEndpoint(shippingCalls.slips, {
    ...print,
    summary: 'What lies in the parcel of each order, on a page of its own with the QR code',
  }),
  labels: defineEndpoint(shippingCalls.labels, {
    summary:
      'Labels of the carrier for the parcels of some orders; what lies aside of an order that nobody has packed is its parcel',
    access: 'admin',
    staff: 'orders',
    act: 'orders.*',
    answerLimitMs: MANY_ORDERS_MS,
    query: nothing,
    body: z.strictObject({
      orders: z.array(z.uuid()).check(z.minLength(1), z.maxLength(SHIPPING_LIMIT)),
    }),
    response: labelsSchema,
  }),
  previewTracking: defineEndpoint(shippingCalls.previewTracking, {
    ...tracking,
    summary: 'What a file of tracking numbers would do, line by line; nothing is changed',
    act: { none: 'it only reads' },
  }),
  importTracking: defineEndpoint(shippingCalls.importTracking, {
    ...tracking,
    summary:
      'Ships the parcels that a file gives tracking numbers to; the same file again does nothing',
    act: 'orders.ship',
  }),
  begin: defineEndpoint(shippingCalls.begin, {
    ...parcel,
    summary: 'The parcel of an order, for whoever packs it; refused where somebody else does',
    act: { none: 'who packs stands in the parcel' },
    body: z.strictObject({
      number: orderNumberSchema,
      /** Takes it over from whoever packs it. */
      takesOver: z.optional(z.boolean()),
    }),
  }),
  fill: defineEndpoint(shippingCalls.fill, {
    ...parcel,
    summary: 'Keeps what lies in a parcel so far',
    act: { none: 'a parcel tells nothing before it is closed' },
    /** One for each book that is scanned. */
    rateClass: 'read',
    params: parcelParams,
    body: z.strictObject({ contents: parcelContentsSchema }),
  }),
  pack: defineEndpoint(shippingCalls.pack, {
    ...parcel,
    summary: 'Closes a parcel; what was scanned and not put aside before is so with it',
    act: 'orders.packed',
    params: parcelParams,
    body: z.strictObject({ contents: parcelContentsSchema }),
  }),
  reopen: defineEndpoint(shippingCalls.reopen, {
    ...parcel,
    summary: 'Opens a packed parcel again, empty, for whoever asks',
    act: 'orders.parcel-reopened',
    params: parcelParams,
  }),
  ship: defineEndpoint(shippingCalls.ship, {
    ...parcel,
    summary: 'Says that a packed parcel is with the carrier; the family is written to',
    act: 'orders.ship',
    params: parcelParams,
    body: z.strictObject({
      /** Left out where the carrier has told it with the label. */
      code: z.optional(trackingCodeSchema),
    }),
  }),
} as const;
