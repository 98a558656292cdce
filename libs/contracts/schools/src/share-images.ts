import { defineEndpoint, shareImage } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { bookCodeSchema } from './admin-book';
import { schoolCodeSchema } from './school';

const shopCall = { method: 'GET', path: '/api/share-images/shop.jpg' } as const;
const schoolCall = {
  method: 'GET',
  path: '/api/share-images/schools/:codiceScuola.jpg',
} as const;

const bookCall = { method: 'GET', path: '/api/share-images/books/:isbn.jpg' } as const;

/** What is shown with a link to a school, to a book, or to any page that has no image of its own. */
export const schoolImageEndpoints = {
  shop: defineEndpoint(shopCall, {
    ...shareImage,
    summary: 'Image of the shop for links',
    query: z.object({}),
  }),
  school: defineEndpoint(schoolCall, {
    ...shareImage,
    summary: 'Image of a school for links, or of one of its classes',
    params: z.object({ codiceScuola: schoolCodeSchema }),
    /** Both or none. */
    query: z.object({
      classe: z.optional(z.string().check(z.regex(/^\d$/))),
      sezione: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(8))),
    }),
  }),
  book: defineEndpoint(bookCall, {
    ...shareImage,
    summary: 'Image of a book for links',
    params: z.object({ isbn: bookCodeSchema }),
    query: z.object({}),
  }),
} as const;
