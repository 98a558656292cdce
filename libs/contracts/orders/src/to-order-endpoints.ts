import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminToOrderCalls, toOrderCalls } from './calls';
import { dayRangeSchema } from './line';
import { bookToOrderSchema, booksMovedSchema, MOST_BOOKS } from './to-order';

const nothing = z.object({});
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const isbn = z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/));
const copies = z.int().check(z.gte(0), z.lte(9_999));

const desk = { access: 'desk' } as const;
const staff = { access: 'admin', staff: 'orders' } as const;

const list = {
  summary: 'Books that families wait for, and those on the shelf',
  query: nothing,
  response: z.object({
    books: z.array(bookToOrderSchema),
    /** What came to wait later is not in the list: sent back with a command. */
    listedAt: z.iso.datetime(),
  }),
} as const;
const command = {
  summary: 'Marks what waits of some books as ordered, or tells its families another date',
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
} as const;
const giveFromShelf = {
  summary: 'Gives copies of the shelf to who has waited longest for them',
  query: nothing,
  params: z.object({ isbn }),
  /** Made by the browser: the same again gives nothing twice. */
  body: z.strictObject({ id: z.uuid() }),
  response: z.object({
    given: z.int(),
    /** What takes it back, one by one. */
    arrivalIds: z.array(z.string()),
  }),
} as const;
const countShelf = {
  summary: 'Says how many copies of a book are on the shelf',
  query: nothing,
  params: z.object({ isbn }),
  /** `was`: what was on the screen; another number by now is a conflict. */
  body: z.strictObject({ copies, was: copies }),
  response: z.object({ copies: z.int() }),
} as const;
const nameDistributor = {
  query: nothing,
  body: z.strictObject({
    publisher: text(200).check(z.minLength(1)),
    /** Empty: nobody is named any more. */
    distributor: text(100),
  }),
  response: z.object({ distributor: z.nullable(z.string()) }),
} as const;

/** What the own bookshop has to order, and what stands on its shelf. */
export const toOrderEndpoints = {
  list: defineEndpoint(toOrderCalls.list, { ...desk, ...list }),
  command: defineEndpoint(toOrderCalls.command, { ...desk, ...command }),
  giveFromShelf: defineEndpoint(toOrderCalls.giveFromShelf, { ...desk, ...giveFromShelf }),
  countShelf: defineEndpoint(toOrderCalls.countShelf, { ...desk, ...countShelf }),
  nameDistributor: defineEndpoint(toOrderCalls.nameDistributor, {
    ...desk,
    ...nameDistributor,
    summary: 'Says by whom the bookshop gets the books of a publisher',
  }),
} as const;

/** The same for the shop itself. */
export const adminToOrderEndpoints = {
  list: defineEndpoint(adminToOrderCalls.list, { ...staff, ...list }),
  command: defineEndpoint(adminToOrderCalls.command, { ...staff, ...command, act: 'orders.*' }),
  giveFromShelf: defineEndpoint(adminToOrderCalls.giveFromShelf, {
    ...staff,
    ...giveFromShelf,
    act: 'orders.reserve',
  }),
  countShelf: defineEndpoint(adminToOrderCalls.countShelf, {
    ...staff,
    ...countShelf,
    act: 'orders.shelf-counted',
  }),
  nameDistributor: defineEndpoint(adminToOrderCalls.nameDistributor, {
    ...staff,
    ...nameDistributor,
    act: 'orders.distributor-named',
    summary: 'Says by whom the shop gets the books of a publisher',
  }),
} as const;
