import { useLocation, useMatches } from '@zaino/web/router';
import { reportPageView } from '@zaino/web/telemetry';
import { useEffect } from 'react';
import { headOf, type PageHead } from './page-head';

/** Keeps the document's head with the page after a navigation, and tells analytics of it. */
export function DocumentHead() {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const head = headOf(matches, new URL(pathname + search, location.origin));
    writeHead(head);
    reportPageView({ title: head.title, path: pathname });
    // The matches are new objects while a page loads; the address and its data say when the page changed.
  }, [matches, pathname, search]);
  return null;
}

function writeHead({ title, description, canonical, noindex }: PageHead): void {
  if (document.title !== title) document.title = title;
  write('meta[name="description"]', 'content', description);
  write('link[rel="canonical"]', 'href', new URL(canonical, location.origin).href);
  markRobots(noindex ?? false);
}

/** Elements that the server did not write (in development, or on a page without them) are not missed. */
function write(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function markRobots(isHidden: boolean): void {
  const known = document.head.querySelector('meta[name="robots"]');
  if (!isHidden) return known?.remove();
  if (known) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}
