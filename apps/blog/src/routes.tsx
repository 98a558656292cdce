import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { articleListHandle } from './article-list/article-list-meta';
import { loadArticleList } from './article-list/article-list.api';
import { articleHandle } from './article/article-meta';
import { loadArticle } from './article/article.api';
import { ArticleListLoading, ArticleLoading } from './page-loading';

/** The pages of this remote (specification, point 2). */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/blog',
    chunk: 'article-list-page',
    load: async () =>
      (await import(/* webpackChunkName: 'article-list-page' */ './article-list/article-list-page'))
        .ArticleListPage,
    loader: loadArticleList,
    handle: articleListHandle,
    HydrateFallback: ArticleListLoading,
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/blog/:slug',
    chunk: 'article-page',
    load: async () =>
      (await import(/* webpackChunkName: 'article-page' */ './article/article-page')).ArticlePage,
    loader: loadArticle,
    handle: articleHandle,
    HydrateFallback: ArticleLoading,
    errorElement: <PageFailure />,
  }),
];
