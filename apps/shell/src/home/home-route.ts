import { prefetchable } from '@zaino/web/prefetchable';
import type { LoaderFunctionArgs, RouteObject } from '@zaino/web/router';
import { Home } from './home';
import { homeHandle } from './home-meta';

/** Its own chunk: the first page that somebody opens has its data with it. */
const data = prefetchable(async (args) =>
  (await import(/* webpackChunkName: 'home-data' */ './home.api')).loadHome(args),
);

/** The home page is in the shell's first chunk, unlike all others. */
export const homeRoute: RouteObject = {
  index: true,
  Component: Home,
  loader: (args) => data.read(args),
  handle: { ...homeHandle, prefetch: (args: LoaderFunctionArgs) => data.prefetch(args) },
};
