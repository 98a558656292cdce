import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { bookCodeSchema } from './admin-book';
import { adoptingSchoolsSchema, bookSchema } from './book';
import { readListSchema, recognisedListSchema } from './book-list';
import { bookCalls } from './calls';
import { schoolCodeSchema } from './school';

const place = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** More pages than the schools of Italy fill. */
const MOST_PAGES = 10_000;

/** What a book's page asks, and that of a list on paper. */
export const bookEndpoints = {
  book: defineEndpoint(bookCalls.book, {
    summary: 'A book: price, editions, where it is adopted and with which others',
    access: 'public',
    params: z.object({ isbn: bookCodeSchema }),
    query: z.object({}),
    response: bookSchema,
  }),
  adopters: defineEndpoint(bookCalls.adopters, {
    summary: 'Schools of a place that have a book on their list of this year, page by page',
    access: 'public',
    params: z.object({ isbn: bookCodeSchema }),
    query: z.object({
      provincia: place,
      comune: place,
      /** One school alone. */
      codiceScuola: z.optional(schoolCodeSchema),
      pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_PAGES)), 1),
    }),
    response: adoptingSchoolsSchema,
  }),
  /** What was read is in the body: nothing of it stands in an address. */
  recogniseList: defineEndpoint(bookCalls.recogniseList, {
    summary: 'Books and classes of the codes that somebody has read on a list',
    access: 'public',
    query: z.object({}),
    body: readListSchema,
    response: recognisedListSchema,
  }),
} as const;
