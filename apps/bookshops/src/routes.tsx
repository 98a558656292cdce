import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { loadDirectory } from './directory/directory.api';
import { directoryHandle } from './directory/directory-meta';
import { loadForLibraries } from './for-libraries/for-libraries.api';
import { forLibrariesHandle } from './for-libraries/for-libraries-meta';
import { DirectoryLoading, ForLibrariesLoading } from './page-loading';

/** The pages of this remote. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/librerie',
    chunk: 'directory-page',
    load: async () =>
      (await import(/* webpackChunkName: 'directory-page' */ './directory/directory-page'))
        .DirectoryPage,
    loader: loadDirectory,
    handle: directoryHandle,
    HydrateFallback: DirectoryLoading,
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/for-libraries',
    chunk: 'for-libraries-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'for-libraries-page' */ './for-libraries/for-libraries-page'
        )
      ).ForLibrariesPage,
    loader: loadForLibraries,
    handle: forLibrariesHandle,
    HydrateFallback: ForLibrariesLoading,
    errorElement: <PageFailure />,
  }),
];
