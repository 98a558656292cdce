import { queryOptions } from '@tanstack/react-query';
import { adminBooksApi, type BookValues } from '@zaino/contracts/schools';
import { fetchJson, sendFile } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { keyOf, partOfPage } from '../queries';
import { type BookPage, bookPage, type BookListQuery, readBooksQuery } from './book-rows';

/** The first page of a list, with what was asked for. */
export interface FirstBooks {
  query: BookListQuery;
  page: Outcome<BookPage>;
}

/** The list that the address names. */
export async function loadBooks({ request }: LoaderFunctionArgs): Promise<FirstBooks> {
  const query = readBooksQuery(new URL(request.url).searchParams);
  return { query, page: await settle(bookPage(query, { request })) };
}

/** The service has two minutes for the largest file. */
const TIMEOUT_MS = 130_000;

/** What an import of a CSV file would do. */
export const previewCsv = (csv: string) =>
  fetchJson(adminBooksApi.previewCsv, { body: { csv }, timeoutMs: TIMEOUT_MS });

/** Imports a CSV file as its preview, named by the token, has shown it. */
export const importCsv = (csv: string, token: string) =>
  fetchJson(adminBooksApi.importCsv, { body: { csv, token }, timeoutMs: TIMEOUT_MS });

/** What an import of an ONIX file would do. */
export const previewOnix = (file: File) =>
  sendFile(adminBooksApi.previewOnix, file, { query: { nome: file.name }, timeoutMs: TIMEOUT_MS });

/** Imports an ONIX file as its preview, named by the token, has shown it. */
export const importOnix = (file: File, token: string) =>
  sendFile(adminBooksApi.importOnix, file, {
    query: { nome: file.name, token },
    timeoutMs: TIMEOUT_MS,
  });

/** Takes a change of books back. */
export const undoChange = (id: string) => fetchJson(adminBooksApi.undo, { params: { id } });

/** The same change of several books. */
interface Bulk {
  isbn: string[];
  campi: Partial<BookValues>;
}

/** What the same change of several books would do. */
export const previewBulk = (bulk: Bulk) => fetchJson(adminBooksApi.previewBulk, { body: bulk });

/** Changes several books at once as the preview, named by the token, has shown it. */
export const changeBulk = (bulk: Bulk & { token: string }) =>
  fetchJson(adminBooksApi.changeBulk, { body: bulk });

/** Where books may be looked for, and how far that has come. */
export const fetcherQuery = queryOptions({
  queryKey: keyOf(adminBooksApi.fetcher),
  queryFn: () => fetchJson(adminBooksApi.fetcher),
  ...partOfPage,
});

/** Has books looked for elsewhere; gives how many of them wait by then. */
export const askFetcher = (isbn: string[]) => fetchJson(adminBooksApi.fetch, { body: { isbn } });
