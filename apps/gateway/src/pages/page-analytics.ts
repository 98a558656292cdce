import { ANALYTICS_ELEMENT, type AnalyticsTarget } from '@zaino/contracts/shared';
import type { Config } from '../config';
import { inertJson } from '@zaino/service/inert-json';

/** Where Google Analytics 4 takes events of the European Union. */
const GA4_ENDPOINT = 'https://region1.google-analytics.com/g/collect';

type Settings = Pick<Config, 'ANALYTICS' | 'MATOMO_URL' | 'MATOMO_SITE_ID' | 'GA_MEASUREMENT_ID'>;

/** What a page must know of analytics, and what its policy must allow for it. */
export interface PageAnalytics {
  /** Nothing where our own service is told. */
  markup: string;
  /** Origins that the page may connect to: none but of the tool that the operator has chosen. */
  origins: string[];
}

/** Of the operator's choice (docs/decisions/analytics.md). No code of a third party is ever loaded. */
export function pageAnalytics(settings: Settings): PageAnalytics {
  const target = targetOf(settings);
  if (target.kind === 'own') return { markup: '', origins: [] };
  const origins = 'endpoint' in target ? [new URL(target.endpoint).origin] : [];
  return { markup: inertJson(ANALYTICS_ELEMENT, JSON.stringify(target)), origins };
}

function targetOf(settings: Settings): AnalyticsTarget {
  const { ANALYTICS: kind, MATOMO_URL = '', MATOMO_SITE_ID: siteId = 0 } = settings;
  switch (kind) {
    case 'matomo':
      return { kind, endpoint: `${MATOMO_URL.replace(/\/$/, '')}/matomo.php`, siteId };
    case 'ga4':
      return { kind, endpoint: GA4_ENDPOINT, measurementId: settings.GA_MEASUREMENT_ID ?? '' };
    default:
      return { kind };
  }
}
