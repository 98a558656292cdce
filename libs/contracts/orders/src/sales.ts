import * as z from 'zod/mini';
import { daySchema } from './line';
import { paymentMethodSchema } from './payment-method';
import { vatTypes } from './quote';

/** A part of what was sold: books and products that are neither cancelled nor come back, in euro after discounts and what was given back. */
const salesPart = z.object({ orders: z.int(), pieces: z.int(), turnover: z.number() });

/** How what was paid is taxed: as lines are, for what was done to books, for shipping; and what undone lines have left. */
export const salesKinds = [...vatTypes, 'servizio', 'spedizione', 'trattenuto'] as const;
export type SalesKind = (typeof salesKinds)[number];

const salesTotalsSchema = z.extend(salesPart, {
  /** All orders that came in, also those that were never paid and are none of the others. */
  placed: z.int(),
  /** Euro before any discount, of what stays sold. */
  gross: z.number(),
  /** What was done to books for a price of its own. */
  extras: z.number(),
  /** Shipping that was not given back, and what was held back of refunds for it. */
  shipping: z.number(),
  /** Of lines that were cancelled or came back: what was paid and not given back, for good or not yet. */
  kept: z.number(),
  /** Turnover, extras, shipping and what was kept: what customers and Comuni have paid or are to pay, less refunds. */
  total: z.number(),
  /** Of the total, what Comuni pay by cedole. */
  ofComuni: z.number(),
  /** Euro given back so far for these orders. */
  refunded: z.number(),
  /** Of all orders as they were placed: euro with extras and shipping, and different lines; null without any. */
  baskets: z.nullable(z.object({ mean: z.number(), median: z.number(), lines: z.number() })),
});
export type SalesTotals = z.infer<typeof salesTotalsSchema>;

/** What the whole shop sold in a period, by the day in Italy on which it was ordered. */
export const salesSchema = z.object({
  /** When it was counted, to the order. */
  countedAt: z.iso.datetime(),
  totals: salesTotalsSchema,
  /** Of the same days a year before; null where nothing was ordered then. */
  yearBefore: z.nullable(salesTotalsSchema),
  /** Days with orders, in their order, with what is `total` of the whole. */
  days: z.array(z.extend(salesPart, { day: daySchema, total: z.number() })),
  /** The same of the year before. */
  daysBefore: z.array(z.extend(salesPart, { day: daySchema, total: z.number() })),
  /** Those that there are; their sum is the total. */
  kinds: z.array(z.object({ kind: z.enum(salesKinds), pieces: z.int(), amount: z.number() })),
  methods: z.array(z.extend(salesPart, { method: z.enum(['standard', 'pickup']) })),
  payments: z.array(z.extend(salesPart, { method: paymentMethodSchema })),
  /** Who sold most first; null is the shop itself, all others are bookshops. */
  sellers: z.array(z.extend(salesPart, { id: z.nullable(z.uuid()), name: z.string() })),
  /** What was used most first, with what it took off in euro. */
  vouchers: z.array(z.extend(salesPart, { code: z.string(), discount: z.number() })),
});
export type Sales = z.infer<typeof salesSchema>;

/** What was sold for each school and class: books of class lists alone. */
export const salesBySchoolSchema = z.object({
  countedAt: z.iso.datetime(),
  /** Of all schools, also those that are not named. */
  schoolCount: z.int(),
  classCount: z.int(),
  schools: z.array(
    z.extend(salesPart, {
      codice: z.string(),
      nome: z.string(),
      classes: z.array(z.extend(salesPart, { classe: z.string(), sezione: z.string() })),
    }),
  ),
});
export type SalesBySchool = z.infer<typeof salesBySchoolSchema>;

/** Why money went back: a cause that we know by its words, or `other`. */
export const refundKinds = [
  'cancelled',
  'late',
  'stock',
  'uncollected',
  'cedola',
  'withdrawal',
  'returned',
  'extra',
  'surplus',
  'other',
] as const;
export type RefundKind = (typeof refundKinds)[number];

/** What goes wrong with orders, and comes back of them. */
export const afterSaleSchema = z.object({
  countedAt: z.iso.datetime(),
  /** Books that are late now, whatever the period; of whom most are first. */
  late: z.array(
    z.object({
      /** Null where it is not known. */
      publisher: z.nullable(z.string()),
      orders: z.int(),
      pieces: z.int(),
      /** The day that was promised for the one that is late the longest. */
      since: daySchema,
    }),
  ),
  /** Refunds that were begun in the period, but for those that failed; the largest first. */
  refunds: z.array(z.object({ kind: z.enum(refundKinds), refunds: z.int(), amount: z.number() })),
  refundsBefore: z.object({ refunds: z.int(), amount: z.number() }),
  /** Statements of withdrawal in the period: the law asks for no reason. */
  withdrawals: z.object({ statements: z.int(), pieces: z.int() }),
  withdrawalsBefore: z.object({ statements: z.int(), pieces: z.int() }),
});
export type AfterSale = z.infer<typeof afterSaleSchema>;

/**
 * How far visitors came, as the orders service knows it of nobody in particular: steps are counted by call, so that one
 * person may be several, and orders as they are.
 */
export const orderStepsSchema = z.object({
  /** The first day on which checkouts were counted; null where none was. */
  countedSince: z.nullable(daySchema),
  /** Pages of the checkout that were opened. */
  checkouts: z.int(),
  /** Orders that were sent off, and those of them that were paid or are to be paid in the shop. */
  placed: z.int(),
  confirmed: z.int(),
});
export type OrderSteps = z.infer<typeof orderStepsSchema>;

/** What staff has to do about orders now, beside what its views are of. */
export const ordersToDoSchema = z.object({
  /** Orders in the state `paid`. */
  toPrepare: z.int(),
  /** Refunds that the bank has sent back, and nothing was given back for their orders since. */
  refundsFailed: z.int(),
  /** Order of the oldest of them; null without any. */
  failedRefundOf: z.nullable(z.uuid()),
});
export type OrdersToDo = z.infer<typeof ordersToDoSchema>;
