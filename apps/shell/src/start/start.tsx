// First of all styles: they say in which order the layers of the others count.
import '@zaino/ui/tokens.css';
import '@zaino/ui/base.css';
import '../icon.svg';
import { type ReleaseSet, remoteAt } from '@zaino/contracts/shared';
import { beginCompany } from '@zaino/web/company';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { createBrowserRouter, matchRoutes, RouterProvider } from '@zaino/web/router';
import { beginSession } from '@zaino/web/session';
import { reportError } from '@zaino/web/telemetry';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followCart } from '../cart-sync/follow-cart';
import { preferPickup } from '../cart-sync/prefer-pickup';
import { followChallenges } from '../challenge/follow-challenges';
import { ownRoutes } from '../own-routes';
import { prefetchLinks } from '../prefetch/prefetch-links';
import { createPrefetch } from '../prefetch/prefetch-page';
import { type ComposedRemote, createRouteDiscovery } from '../remotes/compose-routes';
import { createRemoteLoader, type LoadPart } from '../remotes/remote-loader';
import { shellRoutes } from '../routes';
import { watchHealth } from '../release-health/watch-health';
import { loadRecovery } from '../remotes/load-recovery';
import type { StandInRoute } from '../remotes/stand-in';
import { followSession } from '../session/follow-session';
import { renewCookies } from '../session/renew-cookies';
import { takeEarlyPresses } from '../early-input/early-presses';
import {
  readCompany,
  readHydrationData,
  readReleaseSet,
  readShop,
  readShopFront,
  servedSession,
} from './page-data';
import { watchErrors } from './watch-errors';

/**
 * Brings the page to life: where the server rendered it, with the same routes and data, so that nothing is
 * drawn or asked for twice.
 */
export async function start(): Promise<void> {
  watchErrors();
  followChallenges();
  beginCompany(readCompany());
  const releases = readReleaseSet();
  // Where it does not come, that is heard as any rejection is that nobody takes.
  watchHealth(async (heard) =>
    (await import(/* webpackChunkName: 'after-start' */ '../after-start/after-start')).afterStart(
      releases,
      heard,
    ),
  );
  const hydrationData = readHydrationData();
  const loadPart = createRemoteLoader(releases);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');

  const first = hydrationData && (await firstRoutes(releases, loadPart));
  const hasFailed = first && 'failure' in first;
  const isRendered = hydrationData !== undefined && !hasFailed;
  const composed = hasFailed ? undefined : first;
  // What can be read stays to be read: the shell comes to life around it.
  const standIn = hasFailed ? await readablePage(releases, first.failure) : undefined;
  const shopFront = readShopFront();
  const isFront = shopFront !== undefined;
  const discover = createRouteDiscovery(releases, loadPart, { initial: composed, isFront });
  const router = createBrowserRouter(
    shellRoutes(releases, { first: composed, standIn, shop: readShop(), shopFront }),
    {
      patchRoutesOnNavigation: discover,
      ...(isRendered && { hydrationData }),
      // Nothing is loaded for it, and nothing scrolls.
      ...(standIn && { hydrationData: { loaderData: {} } }),
    },
  );
  beginSession(servedSession(hydrationData));
  followSession(router);
  const app = <RouterProvider router={router} />;
  takeEarlyPresses();
  if (isRendered) {
    // As a transition it leaves the thread to presses in between.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportError });
    });
  } else {
    createRoot(root).render(app);
  }
  prefetchLinks(createPrefetch(router, discover));
  followCart();
  preferPickup(shopFront);
  renewCookies();
}

/**
 * Loads the code of the page that the server rendered; gives the routes of its remote, undefined where the page is
 * the shell's own.
 */
async function firstRoutes(
  releases: ReleaseSet,
  loadPart: LoadPart,
): Promise<ComposedRemote | { failure: unknown } | undefined> {
  const { pathname } = location;
  const remote = remoteAt(pathname, releases);
  try {
    const routes = remote ? (await loadPart(remote)).routes : ownRoutes;
    const matches = matchRoutes(routes, pathname) ?? [];
    await Promise.all(
      matches.map(async ({ route }) => {
        await (route.handle as Partial<RouteHandle> | undefined)?.preload?.();
      }),
    );
    return remote && { remote: remote.name, routes };
  } catch (failure) {
    // The router asks again when it starts, and shows what failed in the page's place.
    return { failure };
  }
}

/** The page as the server drew it, where it is whole; without the code for that the failure is shown. */
async function readablePage(
  releases: ReleaseSet,
  failure: unknown,
): Promise<StandInRoute | undefined> {
  const remote = remoteAt(location.pathname, releases);
  // Behind a gate, and in the shell's own pages, there is no place for it.
  if (!remote || remote.guarded || readShop() !== undefined) return undefined;
  try {
    return (await loadRecovery()).standInFor(document, failure);
  } catch {
    return undefined;
  }
}
