import type { ReleaseSet } from '@zaino/contracts/shared';
import type { RouteObject } from '@zaino/web/router';
import { Home } from './home/home';
import { Layout, LoadingLayout } from './layout/layout';
import { NotFound } from './not-found/not-found';
import { LAYOUT_ROUTE, mountRoutes } from './remotes/compose-routes';
import { RemoteFailure } from './remotes/remote-failure';

/** The shell's own pages, and a place for those of the remotes. */
export function shellRoutes(releases: ReleaseSet): RouteObject[] {
  return [
    {
      id: LAYOUT_ROUTE,
      Component: Layout,
      HydrateFallback: LoadingLayout,
      children: [
        {
          errorElement: <RemoteFailure />,
          children: [
            { index: true, Component: Home, handle: { title: 'Libri di testo adottati' } },
            ...mountRoutes(releases),
            { path: '*', Component: NotFound, handle: { title: 'Pagina non trovata' } },
          ],
        },
      ],
    },
  ];
}
