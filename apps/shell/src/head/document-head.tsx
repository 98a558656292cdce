import { useLocation, useMatches } from '@zaino/web/router';
import { shopFrontOf } from '@zaino/web/shop-front';
import { reportError } from '@zaino/web/telemetry';
import { useEffect } from 'react';
import { notePage } from '../analytics/page-in-view';
import { addressOf, foundAt, headOf, measuredPage, type PageHead } from './page-head';

/** Keeps the document's head with the page after a navigation, and tells analytics of it. */
export function DocumentHead() {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = new URL(pathname + search, location.origin);
    const found = foundAt(matches, url);
    const head = headOf(matches, found);
    writeHead(head, shopFrontOf(matches) && found.origin);
    if (head.failure) reportError(head.failure);
    notePage(measuredPage(matches, head, url));
  }, [matches, pathname, search]);
  return null;
}

function writeHead({ title, description, canonical, noindex }: PageHead, origin?: string): void {
  document.title = title;
  const described = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (described) described.content = description;
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server wrote it with the shop's own origin, which may not be the one of this address.
  if (link) link.href = addressOf(canonical, origin ?? new URL(link.href).origin);
  markRobots(noindex ?? false);
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
