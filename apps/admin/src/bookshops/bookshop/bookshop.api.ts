import {
  type AdminBookshop,
  adminBookshopsApi,
  type BookshopCommand,
} from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';

export const bookshopQuery = (id: string) =>
  pageQuery(adminBookshopsApi.bookshop, { id }, (options) =>
    fetchJson(adminBookshopsApi.bookshop, { ...options, params: { id } }),
  );

/** The bookshop that the address names: a failure of kind `not-found` where there is none. Gives the id. */
export async function loadBookshop({ params: { id = '' } }: LoaderFunctionArgs) {
  await loadQuery(bookshopQuery(id));
  return id;
}

/** Decides on a bookshop as it was read. */
export function sendCommand({ id, version }: AdminBookshop, command: BookshopCommand) {
  return fetchJson(adminBookshopsApi.command, { params: { id }, body: { version, command } });
}
