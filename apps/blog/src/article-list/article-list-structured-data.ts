import { articlePath } from '@zaino/rules/page-path';
import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import type { CardArticle } from './article-list.api';

interface ShownList {
  name: string;
  path: string;
  /** The way to a category; none for the list of all articles. */
  steps: { name: string; path: string }[];
  articles: CardArticle[];
}

/** What the list tells search engines of its articles: for the server alone. */
export function articleListStructuredData(
  { name, path, steps, articles }: ShownList,
  origin: string,
): Record<string, unknown>[] {
  const blog = {
    '@type': 'Blog',
    name,
    url: origin + path,
    inLanguage: 'it',
    blogPost: articles.map((article) => posting(article, origin)),
  };
  return steps.length > 0 ? [breadcrumbList(origin, steps), blog] : [blog];
}

function posting({ title, slug, author, publishedAt }: CardArticle, origin: string) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: origin + articlePath(slug),
    author: { '@type': 'Person', name: author },
    ...(publishedAt !== null && { datePublished: publishedAt }),
  };
}
