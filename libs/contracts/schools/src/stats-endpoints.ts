import { defineEndpoint, figurePeriodSchema, searchCountsSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { schoolStatsCalls } from './calls';

/** What was looked for by name, and how many lists of schools were read. */
export const schoolSearchesSchema = z.extend(searchCountsSchema, { lists: z.int() });
export type SchoolSearches = z.infer<typeof schoolSearchesSchema>;

/** What is counted of its calls, for admins. */
export const schoolStatsEndpoints = {
  searches: defineEndpoint(schoolStatsCalls.searches, {
    summary: 'Searches for schools in a period, and what of them found nothing',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: schoolSearchesSchema,
  }),
} as const;
