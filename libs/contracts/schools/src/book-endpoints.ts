import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { bookCodeSchema } from './admin-book';
import { adoptingSchoolsSchema, bookSchema } from './book';
import { readListSchema, recognisedListSchema } from './book-list';
import { bookCalls } from './calls';
import { schoolCodeSchema } from './school';
import { MOST_USED_BOOKS, usedBooksSchema } from './used-book';

const place = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** Codes of books, as `9788800000017,9788800000024`. */
const bookCodes = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[A-Z0-9]{3,13}(,[A-Z0-9]{3,13}){0,${MOST_USED_BOOKS - 1}}$`),
      `Da uno a ${MOST_USED_BOOKS} codici di libri, separati da virgole`,
    ),
  );

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
  /** The place is that of a school, or a municipality; without one all schools of Italy are counted. */
  usedBooks: defineEndpoint(bookCalls.usedBooks, {
    summary: 'What used books are, and which schools around a place have them on their newest list',
    access: 'public',
    query: z.object({
      isbn: bookCodes,
      provincia: place,
      comune: place,
      codiceScuola: z.optional(schoolCodeSchema),
    }),
    response: usedBooksSchema,
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
