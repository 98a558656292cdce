import type { RouteObject } from '@zaino/web/router';
import { NotFound, notFoundHandle } from './not-found';

/** What no other route is for. */
export const notFoundRoute: RouteObject = {
  path: '*',
  Component: NotFound,
  handle: notFoundHandle,
};
