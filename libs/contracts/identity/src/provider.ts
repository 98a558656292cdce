import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { redirectCalls } from './calls';

const get = { access: 'public', rateClass: 'sign-in' } as const;

/** Pages of the way to an OpenID Connect provider and back: browsers visit them, answers are redirects. */
export const redirectEndpoints = {
  start: defineEndpoint(redirectCalls.start, {
    ...get,
    summary: 'Sends the browser to the provider, to come back to the page `da` in the end',
    query: z.object({ da: z.optional(z.string()) }),
    response: z.void(),
  }),
  callback: defineEndpoint(redirectCalls.callback, {
    ...get,
    summary: 'Where the provider sends the browser back to',
    query: z.record(z.string(), z.unknown()),
    response: z.void(),
  }),
} as const;
