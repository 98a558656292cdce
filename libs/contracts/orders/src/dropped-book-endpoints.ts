import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { droppedBookCalls } from './calls';

const nothing = z.object({});
const params = z.object({
  importId: z.coerce.number().check(z.int(), z.gte(1), z.lte(4_294_967_295)),
});
/** Going through the lists of a whole country takes a while. */
const LONG_ANSWER_MS = 60_000;

/** Orders of the school year with books that are not on the list of their class any more, and that nobody was told of. */
const untold = {
  orders: z.int(),
  /** Lines with such a book. */
  lines: z.int(),
};

export const droppedBookEndpoints = {
  count: defineEndpoint(droppedBookCalls.count, {
    summary: 'How many families would be told that a book of theirs was dropped',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    params,
    answerLimitMs: LONG_ANSWER_MS,
    response: z.object(untold),
  }),
  /** `orders` as it was seen: where it is another number by now, a `conflict` (`dropped-books-moved`). */
  tell: defineEndpoint(droppedBookCalls.tell, {
    summary: 'Tells them by mail, each line once',
    access: 'admin',
    staff: 'catalogue',
    act: 'dropped-books.told',
    query: nothing,
    params,
    body: z.strictObject({ orders: z.int().check(z.gte(1)) }),
    answerLimitMs: LONG_ANSWER_MS,
    response: z.object(untold),
  }),
} as const;
