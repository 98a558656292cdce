import {
  BLOG_PAGE_SIZE,
  blogApi,
  type BlogCategory,
  type ListedArticle,
} from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { type BlogFilters, blogPath, readFilters, readPage } from '../blog-filters';
import { asEverybody } from '../as-everybody';
import { retriable } from '../retriable';

/** What a card says of an article. */
export type CardArticle = Pick<
  ListedArticle,
  | 'id'
  | 'slug'
  | 'title'
  | 'preview'
  | 'category'
  | 'author'
  | 'featuredImage'
  | 'publishedAt'
  | 'views'
  | 'likes'
  | 'commentsCount'
  | 'readingMinutes'
>;

/** A page of what was found. */
export interface ShownArticles {
  articles: CardArticle[];
  total: number;
  /** How many pages there are. */
  pages: number;
}

/** What the list's page shows; `found` is null where it could not be had. */
export interface ArticleListData {
  filters: BlogFilters;
  page: number;
  categories: BlogCategory[];
  found: ShownArticles | null;
  failure: Failure | null;
}

/** The page's data travel in its HTML: only what is drawn goes along. */
export function cardArticle(article: CardArticle): CardArticle {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    preview: article.preview,
    category: article.category,
    author: article.author,
    featuredImage: article.featuredImage,
    publishedAt: article.publishedAt,
    views: article.views,
    likes: article.likes,
    commentsCount: article.commentsCount,
    readingMinutes: article.readingMinutes,
  };
}

/** Those of what was found, where the call for all of them failed. */
function categoriesOf(list: { articles: ListedArticle[] } | null): BlogCategory[] {
  const known = new Map(list?.articles.map(({ categoryId, category }) => [categoryId, category]));
  return [...known].flatMap(([id, name]) => (id === null ? [] : { id, name, articles: 0 }));
}

function queryOf({ cerca, categoria, tag }: BlogFilters, page: number) {
  return {
    limit: BLOG_PAGE_SIZE,
    offset: (page - 1) * BLOG_PAGE_SIZE,
    category: categoria,
    search: cerca,
    tag,
    content: 'false',
  };
}

function foundArticles({ articles, total }: { articles: ListedArticle[]; total: number }) {
  const pages = Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE));
  return { articles: articles.map(cardArticle), total, pages } satisfies ShownArticles;
}

/** Id that the category of an address has by now: the service finds it by what it was called before too. */
function renamedCategory(
  list: { articles: ListedArticle[] } | null,
  { categoria }: BlogFilters,
): string | null {
  const id = list?.articles[0]?.categoryId ?? null;
  return categoria === '' || id === categoria ? null : id;
}

/** Asks for the page that the address names, and for the categories; a list that fails is an empty one. */
export async function loadArticleList({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const page = readPage(searchParams);
  const query = queryOf(filters, page);
  const [list, categories] = await Promise.all([
    settle(fetchJson(blogApi.articles, { ...asEverybody, request, query })),
    settle(fetchJson(blogApi.categories, { ...asEverybody, request })),
  ]);
  const found = list.value && foundArticles(list.value);
  const renamed = renamedCategory(list.value, filters);
  if (renamed !== null) {
    return redirect(blogPath({ ...filters, categoria: renamed }, page), 301);
  }
  // Articles were taken away since, or the number was typed: the last page is there.
  if (found && page > found.pages) return redirect(blogPath(filters, found.pages));
  const failure = retriable(list.failure);
  const shown: ArticleListData = {
    filters,
    page,
    categories: categories.value?.categories ?? categoriesOf(list.value),
    found,
    failure,
  };
  return data(shown, { status: failure ? 503 : 200 });
}
