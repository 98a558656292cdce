import type { RouteHandle } from '@zaino/web/lazy-route';
import { type createBrowserRouter, matchRoutes } from '@zaino/web/router';
import type { DiscoverRoutes } from '../remotes/compose-routes';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'patchRoutes'>;

/** How long data that was asked for in advance may be used, in milliseconds. */
const USABLE_FOR_MS = 10_000;

/**
 * Gives how to ask for all that a visit of an address would need: its remote's routes, its code and its data. They serve
 * it for ten seconds, and no longer once a call of whichever page writes.
 */
export function createPrefetch(router: Router, discover: DiscoverRoutes) {
  let current = new AbortController();
  addEventListener('zaino:write', () => {
    current.abort();
    current = new AbortController();
  });

  return async ({ origin, pathname, search }: URL): Promise<void> => {
    await discover({
      path: pathname,
      patch: (parent, children) => router.patchRoutes(parent, children),
    });
    // As the router will ask: without the hash.
    const url = new URL(pathname + search, origin);
    const signal = AbortSignal.any([current.signal, AbortSignal.timeout(USABLE_FOR_MS)]);
    const request = new Request(url, { signal });
    const matches = matchRoutes(router.routes, pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route, params }) => {
        const { prefetch } = (route.handle ?? {}) as Partial<RouteHandle>;
        const pattern = route.path ?? '';
        await prefetch?.({ request, url, params, pattern, context: undefined });
      }),
    ).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };
}
