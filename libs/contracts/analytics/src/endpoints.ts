import { complianceSchema, defineEndpoint, figurePeriodSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { analyticsCalls, visitComplianceCalls, visitStatsCalls } from './calls';
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

/** Whether page views are kept as the law has it, for admins (docs/decisions/compliance.md). */
export const visitComplianceEndpoints = {
  checks: defineEndpoint(visitComplianceCalls.checks, {
    summary: 'What visitors had agreed to, and how long their page views are kept',
    access: 'admin',
    staff: 'money',
    query: z.object({}),
    response: complianceSchema,
  }),
} as const;
