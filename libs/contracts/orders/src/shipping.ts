import { lineSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { MOST_LINES, MOST_PIECES_OF_A_LINE } from './limits';
import { TRACKING_CODE_MISSING } from './refusal-texts';
import { deliveriesSchema } from './quote-request';

/** Of a parcel: being packed, complete and labelled, on its way. */
export const parcelStates = ['open', 'packed', 'shipped'] as const;
export const parcelStateSchema = z.enum(parcelStates);
export type ParcelState = z.infer<typeof parcelStateSchema>;

/** The number of an order, as `ZN-7K3M-9QXD`. */
export const orderNumberSchema = z.string().check(z.regex(/^ZN-[0-9A-Z]{4}-[0-9A-Z]{4}$/));

/** By which a carrier finds a parcel. */
export const trackingCodeSchema = lineSchema(60).check(z.minLength(1, TRACKING_CODE_MISSING));

/** Pieces of lines that lie in a parcel. */
export const parcelContentsSchema = z
  .array(
    z.strictObject({
      lineId: z.uuid(),
      quantity: z.int().check(z.gte(1), z.lte(MOST_PIECES_OF_A_LINE)),
    }),
  )
  .check(
    z.maxLength(MOST_LINES),
    z.refine((contents) => new Set(contents.map(({ lineId }) => lineId)).size === contents.length, {
      error: 'Ogni articolo una volta sola',
    }),
  );
export type ParcelContents = z.infer<typeof parcelContentsSchema>;

/** An article that belongs into a parcel. */
export const parcelLineSchema = z.object({
  lineId: z.string(),
  type: z.enum(['book', 'product']),
  /** Of the edition that is sent. */
  title: z.string(),
  /** Author and publisher of a book, category of a product. */
  subtitle: z.string(),
  reference: z.string(),
  /** What a scanner may read of it: ISBNs in thirteen digits, the number of a product. */
  codes: z.array(z.string()),
  quantity: z.int(),
  /** Of these, what lies in the parcel. */
  packed: z.int(),
  /** Whether the parcel cannot be closed without it. */
  isNeeded: z.boolean(),
  /** Whether it should be here by now; what a supplier has yet to send may go with the parcel all the same. */
  isExpected: z.boolean(),
});
export type ParcelLine = z.infer<typeof parcelLineSchema>;

/** A parcel as whoever packs it sees it. */
export const parcelSchema = z.object({
  id: z.string(),
  state: parcelStateSchema,
  /** By which a carrier's file names it, as `ZN-7K3M-9QXD-1`. */
  reference: z.string(),
  order: z.object({ id: z.string(), number: z.string(), deliveries: deliveriesSchema }),
  recipient: z.object({ name: z.string(), city: z.string() }),
  lines: z.array(parcelLineSchema),
  /** Who packs it, or has packed it, and since when. */
  packer: z.object({ name: z.nullable(z.string()), since: z.iso.datetime(), isYou: z.boolean() }),
  carrier: z.string(),
  /** Whether the carrier gives a label to be printed with each parcel; else it takes a file of many. */
  printsLabels: z.boolean(),
  /** Null as long as the carrier has not told it. */
  code: z.nullable(z.string()),
  /** What whoever packs has to know, a sentence each. */
  warnings: z.array(z.string()),
});
export type Parcel = z.infer<typeof parcelSchema>;

/** Which orders that are to be shipped a list shows: `ready` are those of which all that is needed lies aside. */
export const shippingStages = ['all', 'ready', 'packed'] as const;
export const shippingStageSchema = z.enum(shippingStages);
export type ShippingStage = z.infer<typeof shippingStageSchema>;

/** An order that is to be shipped. */
export const orderToShipSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: z.iso.datetime(),
  recipient: z.object({ name: z.string(), city: z.string() }),
  deliveries: deliveriesSchema,
  /** Pieces that are yet to be shipped, and those of them that lie aside. */
  pieces: z.int(),
  here: z.int(),
  isLate: z.boolean(),
  /** The one that is being packed, or waits for its carrier. */
  parcel: z.nullable(
    z.object({
      state: parcelStateSchema,
      packer: z.nullable(z.string()),
      reference: z.string(),
      code: z.nullable(z.string()),
    }),
  ),
});
export type OrderToShip = z.infer<typeof orderToShipSchema>;

/** How it went with one of several orders. */
export const labelOutcomeSchema = z.object({
  orderId: z.string(),
  /** Null where there is no such order. */
  number: z.nullable(z.string()),
  /** Of the parcel; null where it has no label. */
  reference: z.nullable(z.string()),
  /** Why not, for a person; null where it was done. */
  reason: z.nullable(z.string()),
});
export type LabelOutcome = z.infer<typeof labelOutcomeSchema>;

/** A file that a browser saves: its content in base64. */
export const madeFileSchema = z.object({
  name: z.string(),
  contentType: z.string(),
  content: z.string(),
});
export type MadeFile = z.infer<typeof madeFileSchema>;

export const labelsSchema = z.object({
  carrier: z.string(),
  outcomes: z.array(labelOutcomeSchema),
  /** Null where no parcel has a label. */
  file: z.nullable(madeFileSchema),
});
export type Labels = z.infer<typeof labelsSchema>;

/** A line of a file of tracking numbers; `known` is one that changes nothing, since it was imported before. */
export const trackingRowSchema = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  reference: z.string(),
  code: z.string(),
  outcome: z.enum(['shipped', 'known', 'refused']),
  /** Why it was refused, for a person. */
  reason: z.nullable(z.string()),
});
export type TrackingRow = z.infer<typeof trackingRowSchema>;
