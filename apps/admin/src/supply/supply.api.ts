import { adminSupplyApi } from '@zaino/contracts/schools';
import { eanOf, isbnOf } from '@zaino/rules/isbn';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../queries';

/** What the address asks for. */
export interface SupplyAsked {
  /** As it was typed; blank for none. */
  search: string;
  /** The ISBN that it is; null where it is none. */
  isbn: string | null;
}

export const distributorsQuery = pageQuery(adminSupplyApi.distributors, {}, (options) =>
  fetchJson(adminSupplyApi.distributors, options),
);

export const suppliedBookQuery = (isbn: string) =>
  pageQuery(adminSupplyApi.book, { isbn }, (options) =>
    fetchJson(adminSupplyApi.book, { ...options, params: { isbn } }),
  );

/** The distributors, and the book that the address names. */
export async function loadSupply({ request }: LoaderFunctionArgs): Promise<SupplyAsked> {
  const search = new URL(request.url).searchParams.get('isbn')?.trim() ?? '';
  // Some of what classes adopt has a code that is no ISBN.
  const isbn = isbnOf(search) ?? eanOf(search);
  await Promise.all([
    loadQuery(distributorsQuery),
    isbn === null ? null : loadQuery(suppliedBookQuery(isbn)),
  ]);
  return { search, isbn };
}
