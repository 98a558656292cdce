import type { ReadParams, ServedShopFront } from '@zaino/contracts/shared';
import type { ComponentType } from 'react';
import type { PageMeta } from './page-meta';
import type { LoaderFunctionArgs, Params, RouteObject } from './router';

/** Where a page stands. */
export interface PagePlace {
  /** With the origin at which search engines find it. */
  url: URL;
  params: Params;
  /** The bookshop at whose own address it is; none on the main site. */
  shopFront?: ServedShopFront | undefined;
}

/** What a route tells the shell about its page. */
export interface RouteHandle {
  /** Page title, or how to make it from the loader's data. */
  title: string | ((data: unknown, place?: PagePlace) => string);
  /** What search engines and social networks are told, or how to make it from the loader's data (null without). */
  meta?: PageMeta | ((data: unknown, place: PagePlace) => PageMeta);
  /** HTTP status of the page where the loader sets none. */
  status?: number;
  /** For the signed-in alone: who signs out leaves the page. */
  isProtected?: boolean;
  /** The parameters of the address that the page reads: the server passes on no others (docs/decisions/page-cache.md). */
  searchParams?: ReadParams;
  /** It stands at bookshops' own addresses alone, where search engines find it; all others are the main site's too. */
  isOfFront?: boolean;
  /** One of the pages by which visitors come in: the server keeps it apart from all others. */
  isEntrance?: boolean;
  /** Name of the chunk that holds the page: the server names its files in the HTML. */
  chunk?: string;
  /** Loads the route's code without running its loader; used before hydration. */
  preload?: () => Promise<void>;
  /** The shell's: asks for code and data of an address that may be visited next; its visit then uses them. */
  prefetch?: (args: LoaderFunctionArgs) => Promise<void>;
}

/** A page of its own chunk. */
export type LazyRoute = Omit<
  RouteObject,
  'Component' | 'element' | 'lazy' | 'loader' | 'handle' | 'children' | 'index'
> & {
  /** Name given to the chunk in the `import()` of `load`. */
  chunk: string;
  /** Asks for the component's chunk. */
  load: () => Promise<ComponentType>;
  loader?: (args: LoaderFunctionArgs) => unknown;
  handle: Pick<
    RouteHandle,
    'title' | 'meta' | 'isProtected' | 'searchParams' | 'isEntrance' | 'isOfFront'
  >;
};

/**
 * A route whose component is loaded beside its data, both at once. Unlike the router's own `lazy` it
 * forgets a failure, so that trying again asks for the chunk again.
 */
export function lazyRoute({ chunk, load, loader, handle, ...route }: LazyRoute): RouteObject {
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
    handle: { ...handle, chunk, preload } satisfies RouteHandle,
    loader: async (args: LoaderFunctionArgs) => {
      const answer = loader?.(args);
      // Code that was on its way already may be a prefetch's: its failure is not the visit's.
      const code = pending ? pending.catch(preload) : preload();
      // Heard of below, unless who asked is sent to another page and needs no code of this one.
      code.catch(() => undefined);
      const value = (await answer) ?? null;
      if (!(value instanceof Response)) await code;
      return value;
    },
    Component: function LazyRouteComponent() {
      return Loaded ? <Loaded /> : null;
    },
  };
}
