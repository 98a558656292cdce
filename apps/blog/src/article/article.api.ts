import { type Article, blogApi, type BlogComment, LONGEST_SLUG } from '@zaino/contracts/blog';
import { articlePath } from '@zaino/rules/page-path';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { type CardArticle, cardArticle } from '../article-list/article-list.api';
import { asEverybody } from '../as-everybody';
import { retriable } from '../retriable';
import { loadCleaner } from './load-cleaner';

/** What the page shows of an article. */
export type ShownArticle = Omit<Article, 'status' | 'featuredImageSize'>;

/** What the article's page shows: `article` is null where there is none or where nobody could say. */
export interface ArticleData {
  article: ShownArticle | null;
  related: CardArticle[];
  /** Null where they could not be had. */
  comments: BlogComment[] | null;
  failure: Failure | null;
}

const isOnServer = typeof document === 'undefined';

/** No slug has a dot, but the feeds have: nothing to ask for. */
const mayBeSlug = (slug: string) =>
  slug !== '' && slug.length <= LONGEST_SLUG && !slug.includes('.');

const nothing: ArticleData = { article: null, related: [], comments: null, failure: null };

/** The page's data travel in its HTML: only what is drawn goes along. */
function shownArticle(article: Article): ShownArticle {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    preview: article.preview,
    category: article.category,
    categoryId: article.categoryId,
    tags: article.tags,
    author: article.author,
    featuredImage: article.featuredImage,
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
    views: article.views,
    likes: article.likes,
    commentsCount: article.commentsCount,
    readingMinutes: article.readingMinutes,
    content: article.content,
    headings: article.headings,
  };
}

/**
 * Asks for the article that the address names; by an old address leads to the one that counts now. Comments that could
 * not be had are no reason to withhold it, but nobody shall keep such a page.
 */
export async function loadArticle({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  if (!mayBeSlug(slug)) return data(nothing, { status: 404 });
  const cleaner = isOnServer ? undefined : loadCleaner();
  // Heard of below, unless there is nothing to clean.
  cleaner?.catch(() => undefined);
  const query = { slug };
  const answer = await settle(fetchJson(blogApi.articleBySlug, { ...asEverybody, request, query }));
  if (!answer.value) return withoutArticle(answer.failure);
  const { article, related } = answer.value;
  if (article.slug !== slug) return redirect(articlePath(article.slug), 301);
  const [comments] = await Promise.all([loadComments(request, article.id), cleaner]);
  const page: ArticleData = {
    article: shownArticle(article),
    related: related.map(cardArticle),
    comments: comments.value && comments.value.comments,
    failure: comments.failure,
  };
  return data(page, { status: comments.failure ? 503 : 200 });
}

function loadComments(request: Request, articleId: string) {
  return settle(fetchJson(blogApi.comments, { ...asEverybody, request, query: { articleId } }));
}

function withoutArticle(refusal: Failure) {
  const failure = retriable(refusal);
  return data({ ...nothing, failure }, { status: failure ? 503 : 404 });
}
