import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { handoverCalls } from './calls';

const get = { access: 'public', rateClass: 'sign-in', response: z.void() } as const;

/** Of what a browser brings along nothing is told to be wrong: it is led on without it. */
const text = z.optional(z.string());

/**
 * Whoever is signed in on the main site is so at a bookshop's own address too (docs/decisions/shop-front.md): browsers
 * visit these, answers are redirects.
 */
export const handoverEndpoints = {
  begin: defineEndpoint(handoverCalls.begin, {
    ...get,
    summary:
      'At a bookshop’s address: asks the main site who is signed in, to come back to the page `da`',
    query: z.object({ da: text }),
  }),
  code: defineEndpoint(handoverCalls.code, {
    ...get,
    summary: 'On the main site: leads back with a code for one use',
    query: z.object({ domain: text, state: text }),
  }),
  finish: defineEndpoint(handoverCalls.finish, {
    ...get,
    summary: 'At a bookshop’s address: takes the code and opens a session',
    query: z.object({ code: text }),
  }),
} as const;
