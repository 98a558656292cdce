import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { articleImagePath, articlePath } from '@zaino/rules/page-path';
import { sourceSet } from '@zaino/ui/image-sources';
import { BRAND_NAME } from '@zaino/web/brand';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import { categorySteps, feeds } from '../article-list/article-list-meta';
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
    jsonLd: [
      postingData(article, origin),
      breadcrumbList(origin, [
        ...categorySteps(categoryOf(article)),
        { name: title, path: articlePath(slug) },
      ]),
    ],
  };
}

/** A change before the article appeared is none that anybody could see. */
function momentsOf({ publishedAt, updatedAt }: ShownArticle) {
  const published = publishedAt ?? updatedAt;
  return { published, modified: updatedAt > published ? updatedAt : published };
}

/** A form of an image that every program reads. */
function imageAddress(url: string): string {
  return mediaIdOf(url) === null ? url : mediaFileUrl(url, 1280, 'jpg');
}

function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>|&\w+;/g, ' ');
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

function postingData(article: ShownArticle, origin: string): Record<string, unknown> {
  const { title, slug, preview, author, category, tags, featuredImage, content } = article;
  const { published, modified } = momentsOf(article);
  const url = origin + articlePath(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'it',
    ...(preview && { description: preview }),
    ...(featuredImage && { image: new URL(imageAddress(featuredImage), origin).href }),
    datePublished: published,
    dateModified: modified,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: BRAND_NAME, url: origin },
    ...(category && { articleSection: category }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    wordCount: wordsIn(content),
    timeRequired: `PT${article.readingMinutes}M`,
    commentCount: article.commentsCount,
  };
}
