import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  arrivalSchema,
  listLineSchema,
  MOST_SCANS,
  scanOutcomeSchema,
  scanSchema,
} from './arrivals';
import { adminArrivalCalls, arrivalCalls } from './calls';

const nothing = z.object({});

const desk = { access: 'desk' } as const;
const staff = { access: 'admin', staff: 'orders' } as const;

const list = {
  query: nothing,
  response: z.object({ arrivals: z.array(arrivalSchema) }),
} as const;
const receive = {
  summary: 'Gives each copy that has come to the oldest order that waits for it, else to the shelf',
  /** All scanners of a shop stand behind one address. */
  rateClass: 'read',
  query: nothing,
  body: z.strictObject({
    scans: z.array(scanSchema).check(z.minLength(1), z.maxLength(MOST_SCANS)),
  }),
  response: z.object({ outcomes: z.array(scanOutcomeSchema) }),
} as const;
const preview = {
  summary: 'Reads a distributor’s list, and says what each of its lines would do',
  query: nothing,
  bodyLimit: 512 * 1024,
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(200_000)) }),
  response: z.object({ lines: z.array(listLineSchema) }),
} as const;
const takeBack = {
  summary: 'Takes an arrival back: who waited waits again, and the copy has not come',
  query: nothing,
  params: z.object({ id: z.uuid() }),
  response: arrivalSchema,
} as const;

/** Boxes that are unpacked at the own bookshop. */
export const arrivalEndpoints = {
  list: defineEndpoint(arrivalCalls.list, {
    ...desk,
    ...list,
    summary: 'What has come to the own bookshop within a day, the latest first',
  }),
  receive: defineEndpoint(arrivalCalls.receive, { ...desk, ...receive }),
  preview: defineEndpoint(arrivalCalls.preview, { ...desk, ...preview }),
  takeBack: defineEndpoint(arrivalCalls.takeBack, { ...desk, ...takeBack }),
} as const;

/** The same for the shop itself. */
export const adminArrivalEndpoints = {
  list: defineEndpoint(adminArrivalCalls.list, {
    ...staff,
    ...list,
    summary: 'What has come to the shop itself within a day, the latest first',
  }),
  receive: defineEndpoint(adminArrivalCalls.receive, { ...staff, ...receive, act: 'orders.*' }),
  preview: defineEndpoint(adminArrivalCalls.preview, {
    ...staff,
    ...preview,
    act: { none: 'it only reads' },
  }),
  takeBack: defineEndpoint(adminArrivalCalls.takeBack, { ...staff, ...takeBack, act: 'orders.*' }),
} as const;
