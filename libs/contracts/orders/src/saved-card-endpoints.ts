import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { savedCardCalls } from './saved-card-calls';
import { savedCardsSchema } from './saved-cards';

const nothing = z.object({});

/** Cards that the payment provider keeps for the next time (docs/decisions/ways-to-pay.md). */
export const savedCardEndpoints = {
  read: defineEndpoint(savedCardCalls.read, {
    summary: 'Whether the own cards are kept, and which',
    access: 'customer',
    query: nothing,
    response: savedCardsSchema,
  }),
  turnOn: defineEndpoint(savedCardCalls.turnOn, {
    summary: 'Agrees that the payment provider keeps the own cards',
    access: 'customer',
    query: nothing,
    response: savedCardsSchema,
  }),
  turnOff: defineEndpoint(savedCardCalls.turnOff, {
    summary: 'Takes that back; all cards are removed',
    access: 'customer',
    query: nothing,
    response: savedCardsSchema,
  }),
  remove: defineEndpoint(savedCardCalls.remove, {
    summary: 'Removes one of the own cards',
    access: 'customer',
    query: nothing,
    params: z.object({ id: z.string().check(z.regex(/^pm_\w{1,100}$/)) }),
    response: savedCardsSchema,
  }),
} as const;
