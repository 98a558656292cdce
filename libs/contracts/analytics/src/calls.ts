import type { Calls } from '@zaino/contracts/shared';

/** What a browser tells of the pages that were looked at, and of how their code went. */
export const analyticsCalls = {
  addPageView: { method: 'POST', path: '/api/analytics/page-views' },
  addSiteSearch: { method: 'POST', path: '/api/analytics/site-searches' },
  addReleaseHealth: { method: 'POST', path: '/api/analytics/release-health' },
} as const satisfies Calls;

/** What admins read of it. */
export const visitStatsCalls = {
  visits: { method: 'GET', path: '/api/admin/stats/visits' },
  siteSearches: { method: 'GET', path: '/api/admin/stats/site-searches' },
} as const satisfies Calls;

/** Whether it is as the law has it. */
export const visitComplianceCalls = {
  checks: { method: 'GET', path: '/api/admin/compliance/visits' },
} as const satisfies Calls;

/** What other services ask. */
export const analyticsInternalCalls = {
  releaseHealth: { method: 'POST', path: '/internal/release-health' },
  keepServerRenders: { method: 'PUT', path: '/internal/server-renders/:copy' },
} as const satisfies Calls;
