import { prefetchable } from '@zaino/web/prefetchable';
import type { RouteObject } from '@zaino/web/router';
import { Home } from './home';
import { homeHandle } from './home-meta';
import { loadHome } from './home.api';

const data = prefetchable(loadHome);

/** The home page is in the shell's first chunk, unlike all others. */
export const homeRoute: RouteObject = {
  index: true,
  Component: Home,
  loader: data.read,
  handle: { ...homeHandle, prefetch: data.prefetch },
};
