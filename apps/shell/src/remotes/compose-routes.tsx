import { isBelowMount, type ReleaseSet, type RemoteRelease } from '@zaino/contracts/shared';
import type { PatchRoutesOnNavigationFunctionArgs, RouteObject } from '@zaino/web/router';
import { NotFound } from '../not-found/not-found';
import type { LoadRoutes } from './remote-loader';
import { RemoteFailure } from './remote-failure';

/** Id of the layout route under which every page lives. */
export const LAYOUT_ROUTE = 'layout';

function remoteAt(path: string, releases: ReleaseSet): RemoteRelease | undefined {
  return releases.remotes.find(({ mounts }) => mounts.some((mount) => isBelowMount(path, mount)));
}

/**
 * A place for each remote's pages that exists before its code: keeps the layout when the code does not
 * come, and says "not found" when the remote knows no such page.
 */
export function mountRoutes(releases: ReleaseSet): RouteObject[] {
  return releases.remotes.flatMap(({ mounts }) =>
    mounts.map((mount) => ({
      path: `${mount}/*`,
      element: <NotFound />,
      errorElement: <RemoteFailure />,
    })),
  );
}

/** Adds a remote's routes on the first visit of a path that is its. Called again for every new path. */
export function createRouteDiscovery(releases: ReleaseSet, loadRoutes: LoadRoutes) {
  const composed = new Set<string>();

  return async ({ path, patch }: PatchRoutesOnNavigationFunctionArgs): Promise<void> => {
    const remote = remoteAt(path, releases);
    if (!remote || composed.has(remote.name)) return;
    const routes = await loadRoutes(remote);
    if (composed.has(remote.name)) return;
    composed.add(remote.name);
    patch(LAYOUT_ROUTE, [
      { id: `remote:${remote.name}`, errorElement: <RemoteFailure />, children: routes },
    ]);
  };
}
