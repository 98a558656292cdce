import { BRAND_NAME } from '@zaino/web/brand';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { type UIMatch, useLocation, useMatches } from '@zaino/web/router';
import { reportPageView } from '@zaino/web/telemetry';
import { useEffect } from 'react';

/** The title that the deepest route with one gives itself. */
function titleOf(matches: UIMatch[]): string | undefined {
  for (const { handle, loaderData } of matches.toReversed()) {
    const title = (handle as Partial<RouteHandle> | undefined)?.title;
    if (typeof title === 'function') return title(loaderData);
    if (title) return title;
  }
  return undefined;
}

/** Names the page in the browser, and tells analytics of it. */
export function PageTitle() {
  const title = titleOf(useMatches());
  const { pathname } = useLocation();
  const full = title ? `${title} | ${BRAND_NAME}` : BRAND_NAME;
  useEffect(() => reportPageView({ title: full, path: pathname }), [full, pathname]);
  return <title>{full}</title>;
}
