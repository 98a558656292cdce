import type { RouteHandle } from '@zaino/web/lazy-route';
import { type createBrowserRouter, matchRoutes } from '@zaino/web/router';
import type { DiscoverRoutes } from '../remotes/compose-routes';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'patchRoutes'>;

/** Gives how to ask for all that a visit of an address would need: its remote's routes, its code and its data. */
export function createPrefetch(router: Router, discover: DiscoverRoutes) {
  return async ({ origin, pathname, search }: URL): Promise<void> => {
    await discover({
      path: pathname,
      patch: (parent, children) => router.patchRoutes(parent, children),
    });
    // As the router will ask: without the hash.
    const url = new URL(pathname + search, origin);
    const request = new Request(url);
    const matches = matchRoutes(router.routes, pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route, params }) => {
        const { prefetch } = (route.handle ?? {}) as Partial<RouteHandle>;
        const pattern = route.path ?? '';
        await prefetch?.({ request, url, params, pattern, context: undefined });
      }),
    );
  };
}
