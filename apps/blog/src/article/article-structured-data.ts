import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { articlePath } from '@zaino/rules/page-path';
import { BRAND_NAME } from '@zaino/web/brand';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import type { ShownArticle } from './article.api';

interface ShownPage {
  article: ShownArticle;
  /** In ISO 8601. */
  moments: { published: string; modified: string };
  /** The way to the article. */
  steps: { name: string; path: string }[];
}

/** What an article's page tells search engines: for the server alone. */
export function articleStructuredData(shown: ShownPage, origin: string): Record<string, unknown>[] {
  return [postingData(shown, origin), breadcrumbList(origin, shown.steps)];
}

/** A form of an image that every program reads. */
function imageAddress(url: string): string {
  return mediaIdOf(url) === null ? url : mediaFileUrl(url, 1280, 'jpg');
}

function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>|&\w+;/g, ' ');
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

function postingData({ article, moments }: ShownPage, origin: string): Record<string, unknown> {
  const { title, slug, preview, author, category, tags, featuredImage, content } = article;
  const url = origin + articlePath(slug);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: 'it',
    ...(preview && { description: preview }),
    ...(featuredImage && { image: new URL(imageAddress(featuredImage), origin).href }),
    datePublished: moments.published,
    dateModified: moments.modified,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: BRAND_NAME, url: origin },
    ...(category && { articleSection: category }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    wordCount: wordsIn(content),
    timeRequired: `PT${article.readingMinutes}M`,
    commentCount: article.commentsCount,
  };
}
