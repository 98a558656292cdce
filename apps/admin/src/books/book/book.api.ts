import { adminBooksApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';

export const bookQuery = (isbn: string) =>
  pageQuery(adminBooksApi.read, { isbn }, (options) =>
    fetchJson(adminBooksApi.read, { ...options, params: { isbn } }),
  );

/** A page of the schools that have the book on their list. */
export const schoolsQuery = (isbn: string, page: number) =>
  pageQuery(adminBooksApi.schools, { isbn, page }, (options) =>
    fetchJson(adminBooksApi.schools, { ...options, params: { isbn }, query: { pagina: page } }),
  );

/** Which book, and which page of its schools. */
export interface BookPlace {
  isbn: string;
  page: number;
}

/** The book that the address names: a failure of kind `not-found` where there is none. */
export async function loadBook({ params, request }: LoaderFunctionArgs): Promise<BookPlace> {
  const isbn = params['isbn'] ?? '';
  const asked = Number(new URL(request.url).searchParams.get('pagina') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1;
  await Promise.all([loadQuery(bookQuery(isbn)), loadQuery(schoolsQuery(isbn, page))]);
  return { isbn, page };
}
