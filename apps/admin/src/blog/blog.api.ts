import { adminBlogApi, blogApi } from '@zaino/contracts/blog';
import { adminReviewApi } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../queries';
import { type ArticleTableFilters, blogPath, readFilters } from './blog-filters';

/** Specification, point 9. */
export const ARTICLES_OF_A_PAGE = 50;

function inputOf({ search, state, category, page }: ArticleTableFilters) {
  return {
    limit: ARTICLES_OF_A_PAGE,
    offset: (page - 1) * ARTICLES_OF_A_PAGE || undefined,
    content: false,
    search: search || undefined,
    status: state || undefined,
    category: category || undefined,
  };
}

export const articlesQuery = (filters: ArticleTableFilters) => {
  const query = inputOf(filters);
  return pageQuery(blogApi.articles, query, (options) =>
    fetchJson(blogApi.articles, { ...options, query }),
  );
};

export const categoriesQuery = pageQuery(blogApi.categories, {}, async (options) => {
  const { categories } = await fetchJson(blogApi.categories, options);
  return categories;
});

const waiting = { state: 'pending' } as const;
/** What tells how many comments wait to be read. */
export const waitingQuery = pageQuery(adminBlogApi.moderationQueue, waiting, (options) =>
  fetchJson(adminBlogApi.moderationQueue, { ...options, query: waiting }),
);

const waitingReviews = { shelf: 'pending' } as const;
/** The same of reviews. */
export const waitingReviewsQuery = pageQuery(adminReviewApi.queue, waitingReviews, (options) =>
  fetchJson(adminReviewApi.queue, { ...options, query: waitingReviews }),
);

/** The list that the address names, the categories, and how many comments and reviews wait: one may fail while the others are shown. */
export async function loadBlog({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const [{ value: list }] = await Promise.all([
    loadQuery(articlesQuery(filters)),
    loadQuery(categoriesQuery),
    loadQuery(waitingQuery),
    loadQuery(waitingReviewsQuery),
  ]);
  // Articles were deleted since, or the number was typed: the last page is there.
  const last = list ? Math.max(1, Math.ceil(list.total / ARTICLES_OF_A_PAGE)) : Infinity;
  return filters.page > last ? redirect(blogPath({ ...filters, page: last })) : filters;
}
