import * as z from 'zod/mini';
import { availabilitySchema } from './availability';

/** What a column of a distributor's file may be for. */
export const feedColumns = [
  'isbn',
  'availability',
  'price',
  'expected',
  'state',
  'replacedBy',
] as const;
export type FeedColumn = (typeof feedColumns)[number];

/** What a line of a file says of a book; `not-there` says no more than that this distributor has none. */
export const feedStates = [
  'available',
  'on-order',
  'reprint',
  'out-of-print',
  'replaced',
  'not-there',
] as const;
export type FeedState = (typeof feedStates)[number];

/** All that a distributor has, or what has changed since the last file. */
export const feedKinds = ['full', 'partial'] as const;

/**
 * How a file stands: `sending` from the browser, `waiting` to be read, `held` until somebody confirms that so much was
 * to be lost, `active` where families are told what it says, `replaced` by a newer one.
 */
export const feedStages = [
  'sending',
  'waiting',
  'reading',
  'held',
  'active',
  'replaced',
  'failed',
  'discarded',
] as const;
export type FeedStage = (typeof feedStages)[number];

/** Largest file, and the parts in which a browser sends it, in bytes. */
export const FEED_BYTES = 256 * 1024 * 1024;
export const FEED_PART_BYTES = 4 * 1024 * 1024;

/** Most working days that a distributor may take. */
const MOST_DAYS = 60;
const MOST_CODES = 60;

const days = z.int().check(z.gte(0), z.lte(MOST_DAYS));
const columnName = z.optional(z.string().check(z.trim(), z.maxLength(60)));

/** Names of columns, or their numbers from 1 on; those left out are found by the names that are usual. */
const columnsSchema = z.strictObject({
  isbn: columnName,
  availability: columnName,
  price: columnName,
  expected: columnName,
  state: columnName,
  replacedBy: columnName,
} satisfies Record<FeedColumn, typeof columnName>);

export const distributorInputSchema = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** Its folder below the one that is watched. */
    folder: z
      .string()
      .check(
        z.trim(),
        z.regex(/^[a-z0-9][a-z0-9-]{1,19}$/, 'Da 2 a 20 lettere minuscole, cifre e trattini'),
      ),
    daysFrom: days,
    daysTo: days,
    /** Hour in Italy from which on an order counts for the next day; null for none. */
    cutOff: z.nullable(z.int().check(z.gte(0), z.lte(23))),
    /** What its files are where nobody says. */
    feedKind: z.enum(feedKinds),
    /** Families are told nothing of one that is not used. */
    isUsed: z.boolean(),
    columns: columnsSchema,
    /** Its own codes of availability and state. */
    codes: z
      .array(
        z.strictObject({
          code: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
          state: z.enum(feedStates),
        }),
      )
      .check(z.maxLength(MOST_CODES)),
  })
  .check(
    z.refine(({ daysFrom, daysTo }) => daysTo >= daysFrom, {
      path: ['daysTo'],
      message: 'Non meno dei primi giorni',
    }),
  );
export type DistributorInput = z.output<typeof distributorInputSchema>;

export const feedSchema = z.object({
  id: z.int(),
  distributorId: z.int(),
  fileName: z.string(),
  kind: z.enum(feedKinds),
  source: z.enum(['upload', 'folder']),
  state: z.enum(feedStages),
  bytes: z.int(),
  bytesRead: z.int(),
  /** Books that it names; counted once it is read. */
  rowsGood: z.int(),
  rowsBad: z.int(),
  /** Books that were known before it; null where it was not compared. */
  rowsBefore: z.nullable(z.int()),
  /** Books of class lists with another price than the ministry's. */
  otherPrices: z.int(),
  /** Why it is held or has failed, for a person. */
  problem: z.nullable(z.string()),
  /** Of when it is: what it says holds from then on. */
  asOf: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Feed = z.infer<typeof feedSchema>;

export const distributorSchema = z.object({
  id: z.int(),
  name: z.string(),
  folder: z.string(),
  daysFrom: z.int(),
  daysTo: z.int(),
  cutOff: z.nullable(z.int()),
  feedKind: z.enum(feedKinds),
  isUsed: z.boolean(),
  columns: columnsSchema,
  codes: z.array(z.object({ code: z.string(), state: z.enum(feedStates) })),
  /** Of the newest file in use; null without one. */
  asOf: z.nullable(z.iso.datetime()),
  /** Whether that is young enough for families to be told what it says. */
  isTrusted: z.boolean(),
  /** Books that it has told of, by its newest full file or those since. */
  books: z.int(),
});
export type Distributor = z.infer<typeof distributorSchema>;

/** A line of a file that could not be used. */
export const feedRejectSchema = z.object({
  line: z.int(),
  reason: z.string(),
  /** The line as it came, cut where it is long. */
  text: z.string(),
});
export type FeedReject = z.infer<typeof feedRejectSchema>;

/** What each distributor says of a book, and what families are told. */
export const suppliedBookSchema = z.object({
  isbn: z.string(),
  /** Null where no class list has the book. */
  title: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  /** The ministry's price in euro, which is the one that is charged. */
  price: z.nullable(z.number()),
  /** Null where the general promise holds. */
  availability: z.nullable(availabilitySchema),
  offers: z.array(
    z.object({
      distributorId: z.int(),
      distributor: z.string(),
      state: z.enum(feedStates),
      pieces: z.nullable(z.int()),
      /** In euro. */
      price: z.nullable(z.number()),
      expected: z.nullable(z.iso.date()),
      newIsbn: z.nullable(z.string()),
      fileName: z.string(),
      asOf: z.iso.datetime(),
      isTrusted: z.boolean(),
    }),
  ),
});
export type SuppliedBook = z.infer<typeof suppliedBookSchema>;

/** The distributor that can bring a book first, of those that are believed. */
export const supplySuggestionSchema = z.object({
  isbn: z.string(),
  distributor: z.string(),
  /** Null where it can be ordered there, and nobody says for when. */
  availability: z.nullable(availabilitySchema),
});
export type SupplySuggestion = z.infer<typeof supplySuggestionSchema>;
