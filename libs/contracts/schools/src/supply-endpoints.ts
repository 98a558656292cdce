import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { MOST_CHOSEN_BOOKS } from './book-limits';
import { adminSupplyCalls } from './calls';
import {
  distributorInputSchema,
  distributorSchema,
  FEED_BYTES,
  FEED_PART_BYTES,
  feedKinds,
  feedRejectSchema,
  feedSchema,
  suppliedBookSchema,
  supplySuggestionSchema,
} from './supply';

const nothing = z.object({});

/** What the columns of numbers hold. */
const MOST_DISTRIBUTORS = 65_535;
const MOST_FEEDS = 4_294_967_295;

const ofDistributor = z.object({
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_DISTRIBUTORS)),
});
const isbn = z.string().check(z.trim(), z.regex(/^\d{13}$/));
const ofFeed = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_FEEDS)) });

/** Availability of books by distributor (docs/decisions/suppliers-stock.md). */
export const adminSupplyEndpoints = {
  distributors: defineEndpoint(adminSupplyCalls.distributors, {
    summary: 'Distributors, with the age of what they have told',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    response: z.object({
      distributors: z.array(distributorSchema),
      /** Hours after which a file is not believed any more. */
      trustedHours: z.int(),
      /** Whether a folder is watched. */
      isWatching: z.boolean(),
    }),
  }),
  addDistributor: defineEndpoint(adminSupplyCalls.addDistributor, {
    summary: 'Adds a distributor',
    access: 'admin',
    staff: 'orders',
    act: 'distributors.added',
    query: nothing,
    body: distributorInputSchema,
    response: distributorSchema,
  }),
  changeDistributor: defineEndpoint(adminSupplyCalls.changeDistributor, {
    summary:
      'Changes a distributor: days and cut-off hold at once, columns and codes from the next file on',
    access: 'admin',
    staff: 'orders',
    act: 'distributors.changed',
    query: nothing,
    params: ofDistributor,
    body: distributorInputSchema,
    response: distributorSchema,
  }),
  feeds: defineEndpoint(adminSupplyCalls.feeds, {
    summary: 'The latest files of a distributor, newest first',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: ofDistributor,
    response: z.object({ feeds: z.array(feedSchema) }),
  }),
  /** Its parts follow, then the end. */
  beginFeed: defineEndpoint(adminSupplyCalls.beginFeed, {
    summary: 'Begins to send a file',
    access: 'admin',
    staff: 'orders',
    act: { none: 'a file that has not arrived changes nothing' },
    query: nothing,
    params: ofDistributor,
    body: z.strictObject({
      fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      kind: z.enum(feedKinds),
      bytes: z.int().check(z.gte(1), z.lte(FEED_BYTES)),
    }),
    response: feedSchema,
  }),
  /** Each part has `FEED_PART_BYTES`, the last one the rest; one that is sent again takes the place of the first. */
  sendPart: defineEndpoint(adminSupplyCalls.sendPart, {
    summary: 'Keeps a part of a file',
    access: 'admin',
    staff: 'orders',
    act: { none: 'a file that has not arrived changes nothing' },
    query: nothing,
    params: z.extend(ofFeed, {
      part: z.coerce
        .number()
        .check(z.int(), z.gte(0), z.lte(Math.ceil(FEED_BYTES / FEED_PART_BYTES) - 1)),
    }),
    bodyLimit: FEED_PART_BYTES,
    bodyTypes: ['application/octet-stream'],
    response: z.object({ success: z.literal(true) }),
  }),
  endFeed: defineEndpoint(adminSupplyCalls.endFeed, {
    summary: 'Says that all parts were sent: the file is read',
    access: 'admin',
    staff: 'orders',
    act: 'supply-files.sent',
    query: nothing,
    params: ofFeed,
    response: feedSchema,
  }),
  feed: defineEndpoint(adminSupplyCalls.feed, {
    summary: 'How a file stands',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: ofFeed,
    response: feedSchema,
  }),
  decideFeed: defineEndpoint(adminSupplyCalls.decideFeed, {
    summary: 'Takes a file that is held, or discards it',
    access: 'admin',
    staff: 'orders',
    act: 'supply-files.*',
    query: nothing,
    params: ofFeed,
    body: z.strictObject({ isTaken: z.boolean() }),
    response: feedSchema,
  }),
  rejects: defineEndpoint(adminSupplyCalls.rejects, {
    summary: 'The first lines of a file that could not be used',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: ofFeed,
    response: z.object({ rejects: z.array(feedRejectSchema), total: z.int() }),
  }),
  book: defineEndpoint(adminSupplyCalls.book, {
    summary: 'What each distributor says of a book',
    access: 'admin',
    staff: 'orders',
    query: nothing,
    params: z.object({ isbn }),
    response: suppliedBookSchema,
  }),
  suggestions: defineEndpoint(adminSupplyCalls.suggestions, {
    summary: 'Of whom some books can be had first; those that nobody tells of are left out',
    access: 'admin',
    staff: 'orders',
    act: { none: 'it only reads' },
    rateClass: 'read',
    query: nothing,
    body: z.strictObject({
      isbns: z.array(isbn).check(z.minLength(1), z.maxLength(MOST_CHOSEN_BOOKS)),
    }),
    response: z.object({ suggestions: z.array(supplySuggestionSchema) }),
  }),
} as const;
