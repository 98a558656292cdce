import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from './router';

/** What a route tells the shell about its page. */
export interface RouteHandle {
  /** Page title, or how to make it from the loader's data. */
  title: string | ((data: unknown) => string);
  /** Loads the route's code without running its loader; used before hydration and on prefetch. */
  preload?: () => Promise<void>;
}

type LazyRoute = Omit<
  RouteObject,
  'Component' | 'element' | 'lazy' | 'loader' | 'handle' | 'children' | 'index'
> & {
  /** Asks for the component's chunk. */
  load: () => Promise<ComponentType>;
  loader?: (args: LoaderFunctionArgs) => unknown;
  handle: RouteHandle;
};

/**
 * A route whose component is loaded beside its data, both at once. Unlike the router's own `lazy` it
 * forgets a failure, so that trying again asks for the chunk again.
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
