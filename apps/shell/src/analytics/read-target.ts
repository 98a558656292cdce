import { ANALYTICS_ELEMENT, type AnalyticsTarget } from '@zaino/contracts/shared';

/** Who is told of the pages that are looked at, as the gateway wrote it into this page. */
export function readTarget(): AnalyticsTarget {
  const text = document.getElementById(ANALYTICS_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as AnalyticsTarget) : { kind: 'own' };
}
