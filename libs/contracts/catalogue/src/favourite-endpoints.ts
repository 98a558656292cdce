import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { favouriteCalls } from './calls';
import { favouriteBookSchema, favouriteMarksSchema, favouriteSchema } from './favourite';
import { productIdSchema } from './product';

const nothing = z.object({});
const success = z.object({ success: z.literal(true) });
const params = z.object({ id: productIdSchema });
/** The service looks at the check digit (ISO 2108), too. */
const bookParams = z.object({ isbn: z.string().check(z.regex(/^97[89]\d{10}$/)) });

/** What a customer keeps for later, and waits for (docs/decisions/favourites-and-notices.md). */
export const favouriteEndpoints = {
  list: defineEndpoint(favouriteCalls.list, {
    summary: 'The own favourites as they are now, the latest first',
    access: 'customer',
    query: nothing,
    response: z.object({
      favourites: z.array(favouriteSchema),
      books: z.array(favouriteBookSchema),
    }),
  }),
  marks: defineEndpoint(favouriteCalls.marks, {
    summary: 'Ids of the own favourites, and of the products that one waits for',
    access: 'customer',
    query: nothing,
    response: favouriteMarksSchema,
  }),
  /** `not-found` where it is not in the shop, `favourites-full` beyond `MOST_FAVOURITES`; kept twice, it is so since the first time. */
  keep: defineEndpoint(favouriteCalls.keep, {
    summary: 'Keeps a product for later',
    access: 'customer',
    query: nothing,
    params,
    response: success,
  }),
  drop: defineEndpoint(favouriteCalls.drop, {
    summary: 'Keeps a product no longer; one that was not kept is as good',
    access: 'customer',
    query: nothing,
    params,
    response: success,
  }),
  book: defineEndpoint(favouriteCalls.book, {
    summary: 'Whether a book is one of the own favourites',
    access: 'customer',
    query: nothing,
    params: bookParams,
    response: z.object({ isFavourite: z.boolean() }),
  }),
  /** `not-found` where it is no ISBN, `favourites-full` beyond `MOST_FAVOURITE_BOOKS`. Whether there is such a book is not asked. */
  keepBook: defineEndpoint(favouriteCalls.keepBook, {
    summary: 'Keeps a book for later',
    access: 'customer',
    query: nothing,
    params: bookParams,
    response: success,
  }),
  dropBook: defineEndpoint(favouriteCalls.dropBook, {
    summary: 'Keeps a book no longer; one that was not kept is as good',
    access: 'customer',
    query: nothing,
    params: bookParams,
    response: success,
  }),
  /** One mail, where the purpose `back-in-stock` is switched on. `favourites-full` beyond `MOST_STOCK_WAITS`. */
  wait: defineEndpoint(favouriteCalls.wait, {
    summary: 'Asks to be told once a product can be bought again',
    access: 'customer',
    query: nothing,
    params,
    response: success,
  }),
  endWait: defineEndpoint(favouriteCalls.endWait, {
    summary: 'Is not to be told any longer; one that was not waited for is as good',
    access: 'customer',
    query: nothing,
    params,
    response: success,
  }),
} as const;
