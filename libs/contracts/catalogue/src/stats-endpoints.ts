import { defineEndpoint, figurePeriodSchema, searchCountsSchema } from '@zaino/contracts/shared';
import { catalogueStatsCalls } from './calls';

/** What is counted of its calls, for admins. */
export const catalogueStatsEndpoints = {
  searches: defineEndpoint(catalogueStatsCalls.searches, {
    summary: 'Searches for products in a period, and what of them found nothing',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: searchCountsSchema,
  }),
} as const;
