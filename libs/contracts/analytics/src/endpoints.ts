import { defineEndpoint, figurePeriodSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { analyticsCalls, visitStatsCalls } from './calls';
import { pageViewSchema } from './page-view';
import { visitsSchema } from './visits';

/** One page view is far below it. */
const BODY_LIMIT = 4 * 1024;

/** What a browser tells of the pages that were looked at, after consent. */
export const analyticsEndpoints = {
  addPageView: defineEndpoint(analyticsCalls.addPageView, {
    summary: 'Notes that a page was looked at, of nobody in particular',
    access: 'public',
    rateClass: 'measurement',
    bodyLimit: BODY_LIMIT,
    query: z.object({}),
    body: pageViewSchema,
    response: z.object({ success: z.literal(true) }),
  }),
} as const;

/** What visitors who agreed to it have looked at, for admins. */
export const visitStatsEndpoints = {
  visits: defineEndpoint(visitStatsCalls.visits, {
    summary: 'Page views of a period, and how far they lead',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: visitsSchema,
  }),
} as const;
