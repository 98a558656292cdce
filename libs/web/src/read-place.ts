import { readQuery } from '@zaino/contracts/shared';
import type { RouteHandle } from './lazy-route';
import { useLocation, useMatches } from './router';
import type { Place } from './sign-in-path';

/**
 * Where one is, with the parameters that the page reads alone: what the server knows of the address, so that links
 * made of it are the same there and in the browser.
 */
export function useReadPlace(): Place {
  const { pathname, search } = useLocation();
  const { searchParams } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
  return { pathname, search: searchParams ? readQuery(search, searchParams) : search };
}
