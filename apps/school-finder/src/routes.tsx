import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { SchoolLoading, SearchLoading } from './page-loading';
import { schoolHandle } from './school/school-meta';
import { loadSchool } from './school/school.api';
import { searchHandle } from './search/search-meta';
import { loadSearch } from './search/search.api';

function schoolRoute(path: string): RouteObject {
  return lazyRoute({
    path,
    chunk: 'school-page',
    load: async () =>
      (await import(/* webpackChunkName: 'school-page' */ './school/school-page')).SchoolPage,
    loader: loadSchool,
    handle: schoolHandle,
    HydrateFallback: SchoolLoading,
    errorElement: <PageFailure />,
  });
}

/** The pages of this remote (specification, point 2). */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/search',
    chunk: 'search-page',
    load: async () =>
      (await import(/* webpackChunkName: 'search-page' */ './search/search-page')).SearchPage,
    loader: loadSearch,
    handle: searchHandle,
    HydrateFallback: SearchLoading,
    errorElement: <PageFailure />,
  }),
  schoolRoute('/scuola/:code'),
  schoolRoute('/school/:code'),
];
