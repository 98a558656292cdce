import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { printCalls } from './calls';
import { labelPapers, LABELS_OF_A_SHEET } from './label-paper';
import { DESK_ORDER_LIMIT } from './limits';

/** Numbers of orders, as `ZN-7K3M-9QXD,ZN-2B4C-8WPR`. */
const numbers = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^ZN-[0-9A-Z]{4}-[0-9A-Z]{4}(,ZN-[0-9A-Z]{4}-[0-9A-Z]{4}){0,${DESK_ORDER_LIMIT - 1}}$`,
      ),
    ),
  );

const pdf = { access: 'desk', response: z.unknown(), contentType: 'application/pdf' } as const;

/**
 * What a bookshop prints for orders of its own, in the order in which they are named; another's are left out. They are
 * opened by a link, in the browser's viewer.
 */
export const printEndpoints = {
  labels: defineEndpoint(printCalls.labels, {
    ...pdf,
    summary: 'A label for the bag of each order',
    query: z.object({
      orders: numbers,
      paper: z.enum(labelPapers),
      /** The first label that is free on a begun sheet, counted in rows from the left. */
      first: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LABELS_OF_A_SHEET)), 1),
    }),
  }),
  pickList: defineEndpoint(printCalls.pickList, {
    ...pdf,
    summary: 'What is to be fetched from the shelves for some orders, by publisher and title',
    query: z.object({ orders: numbers }),
  }),
  orderSheets: defineEndpoint(printCalls.orderSheets, {
    ...pdf,
    summary: 'Orders on paper, each on a page of its own with its number as a QR code',
    query: z.object({ orders: numbers }),
  }),
} as const;
