import type { ReadParams, RoutePattern } from '@zaino/contracts/shared';
import type { RouteHandle } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

/** What the gateway may know of an app's pages by their addresses. */
export function patternsOf(app: string, routes: RouteObject[]): RoutePattern[] {
  return routes.flatMap(({ path, index, handle }): RoutePattern[] => {
    const { chunk, isEntrance, isOfFront } = (handle ?? {}) as Partial<RouteHandle>;
    const address = index ? '/' : path;
    if (address === undefined) return [];
    const searchParams = paramsOf((handle ?? {}) as Partial<RouteHandle>);
    return [
      {
        app,
        path: address.startsWith('/') ? address : `/${address}`,
        ...(chunk !== undefined && { chunk }),
        ...(searchParams && { searchParams }),
        ...(isEntrance === true && { isEntrance }),
        ...(isOfFront === true && { isOfFront }),
      },
    ];
  });
}

/**
 * As a release declares them. Who must sign in first is led back to the whole address; of such a page nothing is kept
 * for others.
 */
function paramsOf({ searchParams, isProtected }: Partial<RouteHandle>): ReadParams | undefined {
  if (!searchParams || typeof searchParams !== 'object' || isProtected) return undefined;
  const { get = [], getAll = [] } = searchParams as Partial<ReadParams>;
  return areNames(get) && areNames(getAll) ? { get, getAll } : undefined;
}

/** Another release may say anything. */
const areNames = (names: unknown) =>
  Array.isArray(names) && names.every((name) => typeof name === 'string');
