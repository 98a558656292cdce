import type { Calls } from '@zaino/contracts/shared';

/** What a browser tells of the pages that were looked at. */
export const analyticsCalls = {
  addPageView: { method: 'POST', path: '/api/analytics/page-views' },
} as const satisfies Calls;
