import type { ReleaseSet } from '@zaino/contracts/shared';
import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';
import { accountRoutes } from './account-routes';
import { Home } from './home/home';
import { homeHandle } from './home/home-meta';
import { Layout, LoadingLayout } from './layout/layout';
import { NotFound, notFoundHandle } from './not-found/not-found';
import {
  type ComposedRemote,
  LAYOUT_ROUTE,
  mountRoutes,
  remoteRoute,
} from './remotes/compose-routes';
import { RemoteFailure } from './remotes/remote-failure';

/**
 * The shell's own pages, a place for those of the remotes, and the routes of the remote that the first page
 * needs: its place in the tree must be the same on the server and in the browser. On the server `loadSession`
 * says who the page is for; the browser goes on from what it said.
 */
export function shellRoutes(
  releases: ReleaseSet,
  first?: ComposedRemote,
  loadSession?: (args: LoaderFunctionArgs) => Promise<unknown>,
): RouteObject[] {
  return [
    {
      id: LAYOUT_ROUTE,
      loader: loadSession,
      Component: Layout,
      HydrateFallback: LoadingLayout,
      children: [
        {
          errorElement: <RemoteFailure />,
          children: [
            { index: true, Component: Home, handle: homeHandle },
            ...accountRoutes,
            ...mountRoutes(releases),
            { path: '*', Component: NotFound, handle: notFoundHandle },
          ],
        },
        ...(first ? [remoteRoute(first)] : []),
      ],
    },
  ];
}
