import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { handoverCalls, mainHandoverCalls } from './calls';

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

/** Whoever signs in at a bookshop's own address is signed in on the main site too, where payments and mails lead to. */
export const mainHandoverEndpoints = {
  begin: defineEndpoint(mainHandoverCalls.begin, {
    ...get,
    summary:
      'On the main site: asks a bookshop’s address who is signed in there, to come back to its page `da`',
    query: z.object({ domain: text, da: text }),
  }),
  code: defineEndpoint(mainHandoverCalls.code, {
    ...get,
    summary: 'At a bookshop’s address: leads to the main site with a code for one use',
    query: z.object({ state: text }),
  }),
  finish: defineEndpoint(mainHandoverCalls.finish, {
    ...get,
    summary: 'On the main site: takes the code, opens a session and leads back to the bookshop’s',
    query: z.object({ code: text }),
  }),
} as const;
