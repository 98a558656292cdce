import { analyticsApi } from '@zaino/contracts/analytics';
import { HYDRATION_DATA_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { visitHealth } from './visit-health';
import { watchVitals } from './watch-vitals';

/**
 * Tells at the end of the visit, once, how the code of this page went: of nobody and of no page, so without consent
 * (docs/decisions/canary-judgement.md). Whoever loads a page anew, again and again, is not told of: one browser in which
 * something fails would look like many.
 */
export function followVisit(releases: ReleaseSet, heard: readonly Event[]): void {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded && loaded.type !== 'navigate') return;
  const { pathname } = new URL(loaded?.name ?? location.href, location.href);
  const isRendered = document.getElementById(HYDRATION_DATA_ELEMENT) !== null;
  // What is drawn in a tab that nobody sees says nothing.
  const isSeen = document.visibilityState === 'visible';
  const vitals = watchVitals();

  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    const { lcp, inp } = vitals();
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const visit = { pathname, isRendered, files, heard, lcp: isSeen ? lcp : null, inp };
    const body = JSON.stringify(visitHealth(releases, visit));
    const { path } = analyticsApi.addReleaseHealth;
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', tell);
}
