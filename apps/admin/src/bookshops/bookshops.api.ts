import { adminBookshopsApi } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../queries';
import { type BookshopFilters, readFilters } from './bookshop-filters';

export const bookshopsQuery = ({ search, filter, page }: BookshopFilters) => {
  const query = { page, search: search || undefined, filter: filter || undefined };
  return pageQuery(adminBookshopsApi.bookshops, query, (options) =>
    fetchJson(adminBookshopsApi.bookshops, { ...options, query }),
  );
};

/** The list that the address names. */
export async function loadBookshops({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  await loadQuery(bookshopsQuery(filters));
  return filters;
}
