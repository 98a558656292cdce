import type { ReleaseSet, ServedShopFront } from '@zaino/contracts/shared';
import { type LoaderFunctionArgs, redirect, type RouteObject } from '@zaino/web/router';
import { homeRoute, type StructuredData } from './home/home-route';
import { Layout, LoadingLayout } from './layout/layout';
import { notFoundRoute } from './not-found/not-found-route';
import { ownRoutes } from './own-routes';
import { prefetchable } from './navigation/prefetchable';
import {
  type ComposedRemote,
  LAYOUT_ROUTE,
  mountRoutes,
  remoteRoute,
} from './remotes/compose-routes';
import { RemoteFailure } from './remotes/remote-failure';
import type { StandInRoute } from './remotes/stand-in';

interface RoutesOptions {
  /** The remote of the first page: its place in the tree must be the same on the server and in the browser. */
  first?: ComposedRemote | undefined;
  /** On the server: says who the page is for; the browser goes on from what it said. */
  loadSession?: (args: LoaderFunctionArgs) => Promise<unknown>;
  /** On the server: what search engines are told of the shop. */
  structuredData?: StructuredData;
  /** The first page as the server drew it, where the code of its remote did not come. */
  standIn?: StandInRoute | undefined;
  /** Origin of the shop, for the admin area on an origin of its own. */
  shop?: string | undefined;
  /** The bookshop at whose own address the pages are; none on the main site. */
  shopFront?: ServedShopFront | undefined;
}

/** The shell's own pages, and a place for those of the remotes. */
export function shellRoutes(
  releases: ReleaseSet,
  { first, loadSession, structuredData, standIn, shop, shopFront }: RoutesOptions = {},
): RouteObject[] {
  return [
    {
      id: LAYOUT_ROUTE,
      loader: loadSession,
      element: <Layout shop={shop} shopFront={shopFront} />,
      hydrateFallbackElement: <LoadingLayout shop={shop} shopFront={shopFront} />,
      // Remotes find it there.
      handle: { shop, shopFront },
      children: [
        {
          errorElement: <RemoteFailure />,
          children: shop
            ? [atShop(shop)]
            : [
                // A bookshop's front is a remote's.
                ...(shopFront ? [] : [prefetchable(homeRoute(structuredData))]),
                ...ownRoutes.map(prefetchable),
                ...mountRoutes(releases, standIn),
                notFoundRoute,
              ],
        },
        ...(first ? [remoteRoute(first, shopFront !== undefined)] : []),
      ],
    },
  ];
}

/** What is not the admins' own is at the shop's origin. */
function atShop(shop: string): RouteObject {
  return {
    path: '*',
    loader: ({ request }) => redirect(request.url.replace(/^\w+:..[^/]+/, shop)),
  };
}
