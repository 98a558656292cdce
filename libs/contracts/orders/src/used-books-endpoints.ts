import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { usedBookCalls, usedDeskCalls } from './calls';
import { BOOK_MISSING } from './refusal-texts';
import {
  deskUsedOfferSchema,
  MOST_USED_BOOKS_OF_A_CALL,
  newUsedIntakeSchema,
  offeredBookSchema,
  usedCopiesSchema,
  usedCopyChangeSchema,
  usedCopySchema,
  usedIntakeSchema,
  usedOfferCodeSchema,
  usedOffersSchema,
} from './used-books';

const nothing = z.object({});
const params = z.object({ id: z.uuid() });
const ofFamily = { access: 'customer', query: nothing, response: usedOffersSchema } as const;
const ofDesk = { access: 'desk', query: nothing } as const;

/** Used books as a family offers them (docs/decisions/used-books.md). */
export const usedBookEndpoints = {
  own: defineEndpoint(usedBookCalls.own, {
    ...ofFamily,
    summary: 'Used books that the own family offers, and those that a bookshop has taken in',
  }),
  /**
   * A book that is offered already is offered as it is told now. `invalid` with `used-book-unknown` for one that no list
   * names; `limited` with `used-offers-full` for too many.
   */
  offer: defineEndpoint(usedBookCalls.offer, {
    ...ofFamily,
    summary: 'Offers used books to the bookshops that take them in',
    body: z.strictObject({
      books: z.array(offeredBookSchema).check(
        z.minLength(1, BOOK_MISSING),
        z.maxLength(MOST_USED_BOOKS_OF_A_CALL),
        z.refine(
          (books) => new Set(books.map(({ isbn }) => isbn)).size === books.length,
          'Ogni libro una volta sola',
        ),
      ),
    }),
  }),
  /** Idempotent; `conflict` with `used-offer-ended` for one that a bookshop has taken in. */
  withdraw: defineEndpoint(usedBookCalls.withdraw, {
    ...ofFamily,
    summary: 'Takes the offer of a used book back',
    params,
  }),
} as const;

/** Used books at the counter of a bookshop, and the copies that it has. */
export const usedDeskEndpoints = {
  /** `not-found` where nothing is offered under this code. */
  find: defineEndpoint(usedDeskCalls.find, {
    ...ofDesk,
    summary: 'What a family offers, by the code that it says at the counter',
    params: z.object({ code: usedOfferCodeSchema }),
    response: z.object({ code: z.string(), offers: z.array(deskUsedOfferSchema) }),
  }),
  /**
   * The same again is the same. `conflict` with `used-offer-ended` where one of the offers is open no more, with
   * `used-intake-taken` where something else was taken in under that id.
   */
  takeIn: defineEndpoint(usedDeskCalls.takeIn, {
    ...ofDesk,
    summary: 'Takes used books in at the counter, each with its grade and what was paid for it',
    body: newUsedIntakeSchema,
    response: usedIntakeSchema,
  }),
  intake: defineEndpoint(usedDeskCalls.intake, {
    ...ofDesk,
    summary: 'What was taken in at one time, for its receipt',
    params,
    response: usedIntakeSchema,
  }),
  copies: defineEndpoint(usedDeskCalls.copies, {
    access: 'desk',
    summary: 'Used copies that the own bookshop has or has sold, the latest first',
    query: z.object({
      /** Copies behind this one; the first page without. */
      after: z.optional(z.uuid()),
    }),
    response: usedCopiesSchema,
  }),
  /** `conflict` with `used-copy-gone` for one that was taken back, and for another price of one that is sold. */
  change: defineEndpoint(usedDeskCalls.change, {
    ...ofDesk,
    summary: 'Says what a used copy costs, and whether it is sold',
    params,
    body: usedCopyChangeSchema,
    response: usedCopySchema,
  }),
  /** Idempotent. `conflict` with `used-copy-gone` after a day, or where the copy is sold. */
  takeBack: defineEndpoint(usedDeskCalls.takeBack, {
    ...ofDesk,
    summary: 'Takes back that a used book was taken in, for a day: its offer is open again',
    params,
    response: usedCopySchema,
  }),
} as const;
