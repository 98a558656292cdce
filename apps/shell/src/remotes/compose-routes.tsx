import { type ReleaseSet, remoteAt, type RemotePart } from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { PatchRoutesOnNavigationFunctionArgs, RouteObject } from '@zaino/web/router';
import { SESSION_ROUTE } from '@zaino/web/session';
import { notFoundHandle, NotFound } from '../not-found/not-found';
import { prefetchable } from '../navigation/prefetchable';
import type { LoadPart } from './remote-loader';
import { RemoteFailure } from './remote-failure';
import type { StandInRoute } from './stand-in';

/** Id of the layout route under which every page lives; its data say who is signed in. */
export const LAYOUT_ROUTE = SESSION_ROUTE;

/** Begin of the id of the route that stands for a remote. */
export const REMOTE_ROUTE_PREFIX = 'remote:';

type Handle = Partial<RouteHandle> | undefined;

/** A remote's routes, loaded. */
export interface ComposedRemote {
  remote: string;
  routes: RouteObject[];
}

/**
 * The place of a remote's pages in the shell's routes: the same on the server and in the browser. What stands at
 * bookshops' own addresses alone has none on the main site.
 */
export function remoteRoute(
  { remote, routes: all }: ComposedRemote,
  isFront: boolean,
): RouteObject {
  const routes = all.filter(({ handle }) => isFront || !(handle as Handle)?.isOfFront);
  return {
    id: `${REMOTE_ROUTE_PREFIX}${remote}`,
    errorElement: <RemoteFailure />,
    children: routes.map(prefetchable),
  };
}

/**
 * A place for each remote's pages that exists before its code: keeps the layout when the code does not
 * come, and says "not found" when the remote knows no such page. `standIn` is the first page, where its code did not come.
 */
export function mountRoutes(releases: ReleaseSet, standIn?: StandInRoute): RouteObject[] {
  return releases.remotes.flatMap(({ mounts, guarded }) =>
    // The gate of a guarded remote stands in this place.
    (guarded ? [] : mounts).map((mount) => ({
      // A front's begin is that alone.
      path: mount === '/' ? mount : `${mount}/*`,
      element: standIn?.element ?? <NotFound />,
      errorElement: <RemoteFailure />,
      handle: standIn?.handle ?? notFoundHandle,
    })),
  );
}

/** Whose routes are missing, and how they are added. */
type Discovery = Pick<PatchRoutesOnNavigationFunctionArgs, 'path' | 'patch'> & {
  /** Of a visit, which may be given up; who only looks ahead has none, and enters no guarded remote. */
  signal?: AbortSignal;
};

/**
 * Adds a remote's routes on the first visit of a path that is its, or before it. Called again for every new
 * path. `initial` is the remote that the router began with, `isFront` true at a bookshop's own address.
 */
export function createRouteDiscovery(
  releases: ReleaseSet,
  loadPart: LoadPart,
  { initial, isFront = false }: { initial?: ComposedRemote | undefined; isFront?: boolean } = {},
) {
  const composed = new Set(initial && [initial.remote]);

  return async ({ path, patch, signal }: Discovery): Promise<void> => {
    const remote = remoteAt(path, releases);
    if (!remote) return;
    const { name, guarded } = remote;

    const compose = async (id: string, part?: RemotePart) => {
      if (composed.has(id)) return;
      const { routes } = await loadPart(remote, part);
      // The router takes no routes from a navigation that was given up.
      if (composed.has(id) || signal?.aborted) return;
      composed.add(id);
      patch(LAYOUT_ROUTE, [remoteRoute({ remote: id, routes }, isFront)]);
    };

    await compose(name);
    const behindGate = `${name}/`;
    if (!guarded || !signal || composed.has(behindGate)) return;
    const { mayEnter } = await loadPart(remote);
    if (await mayEnter?.()) await compose(behindGate, 'routes');
  };
}

/** Adds the routes of a path's remote where they are missing. */
export type DiscoverRoutes = ReturnType<typeof createRouteDiscovery>;
