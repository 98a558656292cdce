import type { Calls } from '@zaino/contracts/shared';

/** What a browser tells of the pages that were looked at. */
export const analyticsCalls = {
  addPageView: { method: 'POST', path: '/api/analytics/page-views' },
} as const satisfies Calls;

/** What admins read of it. */
export const visitStatsCalls = {
  visits: { method: 'GET', path: '/api/admin/stats/visits' },
} as const satisfies Calls;

/** Whether it is as the law has it. */
export const visitComplianceCalls = {
  checks: { method: 'GET', path: '/api/admin/compliance/visits' },
} as const satisfies Calls;
