import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  arrivalSchema,
  listLineSchema,
  MOST_SCANS,
  scanOutcomeSchema,
  scanSchema,
} from './arrivals';
import { arrivalCalls } from './calls';

const nothing = z.object({});

/** Boxes that are unpacked at the own bookshop. */
export const arrivalEndpoints = {
  list: defineEndpoint(arrivalCalls.list, {
    summary: 'What has come to the own bookshop within a day, the latest first',
    access: 'desk',
    query: nothing,
    response: z.object({ arrivals: z.array(arrivalSchema) }),
  }),
  receive: defineEndpoint(arrivalCalls.receive, {
    summary:
      'Gives each copy that has come to the oldest order that waits for it, else to the shelf',
    access: 'desk',
    /** All scanners of a shop stand behind one address. */
    rateClass: 'read',
    query: nothing,
    body: z.strictObject({
      scans: z.array(scanSchema).check(z.minLength(1), z.maxLength(MOST_SCANS)),
    }),
    response: z.object({ outcomes: z.array(scanOutcomeSchema) }),
  }),
  preview: defineEndpoint(arrivalCalls.preview, {
    summary: 'Reads a distributor’s list, and says what each of its lines would do',
    access: 'desk',
    query: nothing,
    bodyLimit: 512 * 1024,
    body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(200_000)) }),
    response: z.object({ lines: z.array(listLineSchema) }),
  }),
  takeBack: defineEndpoint(arrivalCalls.takeBack, {
    summary: 'Takes an arrival back: who waited waits again, and the copy has not come',
    access: 'desk',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: arrivalSchema,
  }),
} as const;
