import {
  complianceSchema,
  defineEndpoint,
  figurePeriodSchema,
  searchCountsSchema,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { analyticsCalls, visitComplianceCalls, visitStatsCalls } from './calls';
import { pageViewSchema } from './page-view';
import { releaseHealthSchema } from './release-health';
import { toldSiteSearchSchema } from './site-search';
import { visitsSchema } from './visits';

/** One page view is far below it, and so is one visit's health. */
const BODY_LIMIT = 4 * 1024;

/** What a browser tells of the pages that were looked at, after consent; and of how their code went, without. */
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
  addSiteSearch: defineEndpoint(analyticsCalls.addSiteSearch, {
    summary: 'Counts a use of the one search, of nobody in particular',
    access: 'public',
    rateClass: 'measurement',
    bodyLimit: BODY_LIMIT,
    query: z.object({}),
    body: toldSiteSearchSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  addReleaseHealth: defineEndpoint(analyticsCalls.addReleaseHealth, {
    summary: 'Notes how the code of a page went, by app and version, of nobody in particular',
    access: 'public',
    rateClass: 'measurement',
    bodyLimit: BODY_LIMIT,
    query: z.object({}),
    body: releaseHealthSchema,
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
  siteSearches: defineEndpoint(visitStatsCalls.siteSearches, {
    summary: 'Uses of the one search in a period, and what of them found nothing at all',
    access: 'admin',
    staff: 'money',
    query: figurePeriodSchema,
    response: searchCountsSchema,
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
