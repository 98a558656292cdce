import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

/** The pages of this remote (specification, point 2). */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/blog',
    chunk: 'article-list-page',
    load: async () =>
      (await import(/* webpackChunkName: 'article-list-page' */ './article-list/article-list-page'))
        .ArticleListPage,
    handle: { title: 'Blog' },
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/blog/:slug',
    chunk: 'article-page',
    load: async () =>
      (await import(/* webpackChunkName: 'article-page' */ './article/article-page')).ArticlePage,
    handle: { title: 'Blog' },
    errorElement: <PageFailure />,
  }),
];
