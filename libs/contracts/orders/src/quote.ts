import { bookExtraSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { cedolaOfferSchema } from './cedole';
import { quotedExtraSchema } from './extras';
import {
  bookLineSchema,
  cartLineSchema,
  chosenBookshopSchema,
  dayRangeSchema,
  daySchema,
} from './line';
import { orderObstacleSchema } from './order-obstacle';

const daysByMethodSchema = z.object({ standard: dayRangeSchema, pickup: dayRangeSchema });

/** Most leads of one question: a class list has books of a few distributors. */
const MOST_LEADS = 40;

/** As `leadText` of the rules writes it. */
const leadSchema = z.string().check(
  z.regex(/^\d{1,2}-\d{1,2}(h([01]?\d|2[0-3]))?(d20\d\d-\d\d-\d\d)?$/),
  z.refine((lead) => {
    const [, day] = lead.split('d');
    return day === undefined || z.safeParse(daySchema, day).success;
  }),
);

/** For which leads of distributors the days are asked beside the general ones. */
export const deliveryDaysQuerySchema = z.object({
  lead: z.pipe(
    z.pipe(
      z.optional(z.union([z.string(), z.array(z.string())])),
      z.transform((leads) => [leads ?? []].flat()),
    ),
    z.array(leadSchema).check(z.maxLength(MOST_LEADS)),
  ),
});

/** When things that are ordered today are with the customer, or ready in the shop. */
export const deliveryDaysSchema = z.object({
  /** What a supplier sends first: books. */
  ordered: daysByMethodSchema,
  inStock: daysByMethodSchema,
  /** Books of the leads that were asked for; left out by services that know of none. */
  leads: z.optional(z.array(z.object({ lead: z.string(), days: daysByMethodSchema }))),
});
export type DeliveryDays = z.infer<typeof deliveryDaysSchema>;

/** How a line stands; `short` has fewer pieces than wanted, `gone` cannot be bought any more. */
export const availabilitySchema = z.enum(['ok', 'short', 'gone']);

/** VAT line types (Dpr 633/1972, art. 74 for books; Dl 41/1995 for used ones). */
export const vatTypes = ['libro', 'libro-usato', 'ebook', 'ordinaria'] as const;
export const vatTypeSchema = z.enum(vatTypes);

export const quoteLineSchema = z.object({
  /** `lineKey` of the rules. */
  key: z.string(),
  /** With the texts, price and images of now, the price before any bookshop's discount; the quantity as it was wanted. */
  line: cartLineSchema,
  /** Pieces that can be had, at most those wanted; 0 where it is gone. Totals count these. */
  pieces: z.int(),
  /** In euro, as the customer had seen it. */
  seenPrice: z.number(),
  availability: availabilitySchema,
  /** Pieces that are left, where they are counted. */
  piecesLeft: z.nullable(z.int()),
  /** What one piece costs in euro, with the bookshop's discount; left out by services that know of none. */
  price: z.optional(z.number()),
  /** "Prezzo di copertina" in euro of a book that the bookshop takes something off; else null. Left out by the same. */
  coverPrice: z.optional(z.nullable(z.number())),
  /** In euro, before the voucher. */
  lineTotal: z.number(),
  /** What the voucher takes off this line, in euro. */
  discount: z.number(),
  /** What a Comune pays of it by a cedola, in euro; left out by services that know of none. */
  cedola: z.optional(z.number()),
  /** What the bookshop does to copies of it, beside the line's total; left out by services that know of none. */
  extra: z.optional(z.nullable(quotedExtraSchema)),
  vat: vatTypeSchema,
  /** When it is with the customer, or ready in the shop. */
  expected: dayRangeSchema,
  /** When it would be there without the others that it waits for; left out where that is the same. */
  alone: z.optional(dayRangeSchema),
  /** Whether it is ordered from a supplier: then what to do if it is late can be chosen. */
  isOrdered: z.boolean(),
  /** The line with the edition that has taken the book's place, where that can be had; left out elsewhere. */
  newEdition: z.optional(bookLineSchema),
});

/** Something that is no longer as the customer saw it; shown before paying, never applied in silence. */
export const quoteChangeSchema = z.object({
  key: z.string(),
  /** `discount` is the bookshop's, whose id is the key; `extra`, whose kind it is, has another price or is offered no more. */
  kind: z.enum(['price', 'short', 'gone', 'discount', 'extra']),
  /** For a person, in Italian. */
  text: z.string(),
});

/** Amounts in euro. */
export const orderTotalsSchema = z.object({
  itemCount: z.int(),
  subtotal: z.number(),
  discount: z.number(),
  shippingCost: z.number(),
  /** What Comuni pay by cedole: the family owes the rest; left out by services that know of none. */
  cedola: z.optional(z.number()),
  /** What extras cost, beside the subtotal; left out by services that know of none. */
  extras: z.optional(z.number()),
  /** What the family pays. */
  total: z.number(),
});

export const quoteSchema = z.object({
  lines: z.array(quoteLineSchema),
  changes: z.array(quoteChangeSchema),
  totals: orderTotalsSchema,
  /** Where it is picked up, whose discount the prices have; null elsewhere. Left out by services without discounts. */
  bookshop: z.optional(z.nullable(chosenBookshopSchema)),
  /** What that bookshop does to books for a price of its own; none elsewhere, left out by services that know of none. */
  extras: z.optional(z.array(bookExtraSchema)),
  /** Null without one; `note` says what the customer should know, as that a book took off less by law. */
  voucher: z.nullable(z.object({ code: z.string(), isValid: z.boolean(), note: z.string() })),
  /** What would keep it from being ordered now, at most one for each way to pay; left out by services without limits. */
  obstacles: z.optional(z.array(orderObstacleSchema)),
  /** The last day on which it could be fetched and paid in the shop, so many days after its own last day; null where it is not picked up. */
  shopHold: z.optional(z.nullable(z.object({ days: z.int(), until: daySchema }))),
  /** What cedole may pay of it; left out by services that know of none. */
  cedole: z.optional(z.nullable(cedolaOfferSchema)),
  /** Stands for all that is agreed to: sent with the order, which is refused where it is no longer so. */
  fingerprint: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;
