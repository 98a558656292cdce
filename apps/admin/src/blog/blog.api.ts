import { adminBlogApi, blogApi } from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { type BlogFilters, blogPath, readFilters } from './blog-filters';

/** Specification, point 9. */
export const ARTICLES_OF_A_PAGE = 50;

function queryOf({ search, state, category, page }: BlogFilters) {
  return {
    limit: ARTICLES_OF_A_PAGE,
    offset: (page - 1) * ARTICLES_OF_A_PAGE || undefined,
    content: false,
    search: search || undefined,
    status: state || undefined,
    category: category || undefined,
  };
}

/** The list that the address names, the categories, and how many comments wait: one may fail while the others are shown. */
export async function loadBlog({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const [list, categories, queue] = await Promise.all([
    settle(fetchJson(blogApi.articles, { request, query: queryOf(filters) })),
    settle(fetchJson(blogApi.categories, { request })),
    settle(fetchJson(adminBlogApi.moderationQueue, { request, query: { state: 'pending' } })),
  ]);
  // Articles were deleted since, or the number was typed: the last page is there.
  const last = list.value && Math.max(1, Math.ceil(list.value.total / ARTICLES_OF_A_PAGE));
  if (last !== null && filters.page > last) return redirect(blogPath({ ...filters, page: last }));
  return {
    filters,
    list: list.value,
    failure: list.failure,
    categories: categories.value?.categories ?? [],
    /** Null where nobody could say. */
    waitingComments: queue.value?.counts.pending ?? null,
  };
}
export type BlogData = Exclude<Awaited<ReturnType<typeof loadBlog>>, Response>;
