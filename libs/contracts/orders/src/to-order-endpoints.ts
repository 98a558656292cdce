import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { toOrderCalls } from './calls';
import { dayRangeSchema } from './line';
import { bookToOrderSchema, booksMovedSchema, MOST_BOOKS } from './to-order';

const nothing = z.object({});
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const isbn = z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/));
const copies = z.int().check(z.gte(0), z.lte(9_999));

/** What the own bookshop has to order, and what stands on its shelf. */
export const toOrderEndpoints = {
  list: defineEndpoint(toOrderCalls.list, {
    summary: 'Books that families wait for, and those on the shelf',
    access: 'desk',
    query: nothing,
    response: z.object({
      books: z.array(bookToOrderSchema),
      /** What came to wait later is not in the list: sent back with a command. */
      listedAt: z.iso.datetime(),
    }),
  }),
  command: defineEndpoint(toOrderCalls.command, {
    summary: 'Marks what waits of some books as ordered, or tells its families another date',
    access: 'desk',
    query: nothing,
    body: z.strictObject({
      command: z.enum(['order-from-supplier', 'change-dates']),
      isbns: z.array(isbn).check(z.minLength(1), z.maxLength(MOST_BOOKS)),
      expected: dayRangeSchema,
      /** Of the list that was looked at: who came to wait later was not ordered for. */
      listedAt: z.iso.datetime(),
    }),
    answerLimitMs: 60_000,
    response: booksMovedSchema,
  }),
  giveFromShelf: defineEndpoint(toOrderCalls.giveFromShelf, {
    summary: 'Gives copies of the shelf to who has waited longest for them',
    access: 'desk',
    query: nothing,
    params: z.object({ isbn }),
    /** Made by the browser: the same again gives nothing twice. */
    body: z.strictObject({ id: z.uuid() }),
    response: z.object({
      given: z.int(),
      /** What takes it back, one by one. */
      arrivalIds: z.array(z.string()),
    }),
  }),
  countShelf: defineEndpoint(toOrderCalls.countShelf, {
    summary: 'Says how many copies of a book are on the shelf',
    access: 'desk',
    query: nothing,
    params: z.object({ isbn }),
    /** `was`: what was on the screen; another number by now is a conflict. */
    body: z.strictObject({ copies, was: copies }),
    response: z.object({ copies: z.int() }),
  }),
  nameDistributor: defineEndpoint(toOrderCalls.nameDistributor, {
    summary: 'Says by whom the bookshop gets the books of a publisher',
    access: 'desk',
    query: nothing,
    body: z.strictObject({
      publisher: text(200).check(z.minLength(1)),
      /** Empty: nobody is named any more. */
      distributor: text(100),
    }),
    response: z.object({ distributor: z.nullable(z.string()) }),
  }),
} as const;
