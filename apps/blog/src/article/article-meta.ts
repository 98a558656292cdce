import { articleImagePath, articlePath } from '@zaino/rules/page-path';
import { sourceSet } from '@zaino/ui/image-sources';
import { isServerBuild } from '@zaino/web/is-server-build';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { categorySteps, feeds } from '../article-list/article-list-meta';
import { articleStructuredData } from './article-structured-data';
import type { ArticleData, ShownArticle } from './article.api';
import { bandImage } from './band-image';

/** What an article's page says of itself; without an article there is nothing to be found by. */
export const articleHandle: Pick<RouteHandle, 'title' | 'meta' | 'searchParams'> = {
  title: (data) => articleOf(data)?.title ?? 'Articolo non trovato',
  meta: (data, { url }) => {
    const article = articleOf(data);
    return article ? metaOf(article, url.origin) : { noindex: true };
  },
  searchParams: {},
};

/** A page without data, or whose service could not say, has no article. */
const articleOf = (data: unknown) => (data as Partial<ArticleData> | null)?.article ?? null;

/** An article's category, where it has one. */
export function categoryOf({ categoryId: id, category: name }: ShownArticle) {
  return id === null ? null : { id, name };
}

function metaOf(article: ShownArticle, origin: string): PageMeta {
  const { slug, title, preview, featuredImage, author, category } = article;
  const preload = sourceSet({ url: featuredImage, ...bandImage }, 'avif');
  const { published, modified } = momentsOf(article);
  return {
    type: 'article',
    canonical: articlePath(slug),
    description: describePage(preview || title),
    links: feeds,
    preloads: preload ? [preload] : [],
    image: articleImagePath(slug),
    article: { published, modified, author, section: category },
    ...(isServerBuild
      ? {
          jsonLd: articleStructuredData(
            {
              article,
              moments: { published, modified },
              steps: [
                ...categorySteps(categoryOf(article)),
                { name: title, path: articlePath(slug) },
              ],
            },
            origin,
          ),
        }
      : {}),
  };
}

/** A change before the article appeared is none that anybody could see. */
function momentsOf({ publishedAt, updatedAt }: ShownArticle) {
  const published = publishedAt ?? updatedAt;
  return { published, modified: updatedAt > published ? updatedAt : published };
}
