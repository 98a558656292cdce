import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';
import type { ComponentType } from 'react';

/** What a route told the shell about its page. */
interface RouteHandle {
  title: string | ((data: unknown) => string);
  preload?: () => Promise<void>;
}

type LazyRoute = Pick<RouteObject, 'path'> & {
  load: () => Promise<ComponentType>;
  loader?: (args: LoaderFunctionArgs) => unknown;
  handle: RouteHandle;
};

/**
 * `libs/web/src/lazy-route.tsx` as it was before pages were rendered on the server: it names no chunk, tells
 * nothing to search engines and knows no prefetch. Remotes of that age are out in the world: never change it.
 */
export function lazyRoute({ load, loader, handle, ...route }: LazyRoute): RouteObject {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  const preload = (): Promise<void> =>
    (pending ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));

  return {
    ...route,
    handle: { ...handle, preload } satisfies RouteHandle,
    loader: async (args: LoaderFunctionArgs) => {
      const [value] = await Promise.all([loader ? loader(args) : null, preload()]);
      return value;
    },
    Component: function LazyRouteComponent() {
      return Loaded ? <Loaded /> : null;
    },
  };
}
