import { defineEndpoint, figurePeriodSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { orderStatsCalls } from './calls';
import {
  afterSaleSchema,
  ordersToDoSchema,
  orderStepsSchema,
  salesBySchoolSchema,
  salesSchema,
} from './sales';

/** What the whole shop sold, for its admins, and what there is to do about it. */
export const orderStatsEndpoints = {
  sales: defineEndpoint(orderStatsCalls.sales, {
    summary: 'What the whole shop sold in a period',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: salesSchema,
  }),
  salesBySchool: defineEndpoint(orderStatsCalls.salesBySchool, {
    summary: 'What was sold in a period for each school and class',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: salesBySchoolSchema,
  }),
  afterSale: defineEndpoint(orderStatsCalls.afterSale, {
    summary: 'Books that are late, and what came back in a period',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: afterSaleSchema,
  }),
  steps: defineEndpoint(orderStatsCalls.steps, {
    summary: 'How far visitors came in a period, from the checkout to the paid order',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: orderStepsSchema,
  }),
  toDo: defineEndpoint(orderStatsCalls.toDo, {
    summary: 'How many orders, refunds and messages wait for staff',
    access: 'admin',
    staff: 'orders',
    query: z.object({}),
    response: ordersToDoSchema,
  }),
} as const;
