import { adminCatalogueApi, type adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

/** One page of the table. */
export type TablePage = AnswerOf<typeof adminCatalogueEndpoints.table>;

/** Enough for the first screens at once; the rest follows in large pages. */
const FIRST_ROWS = 200;

/** The table's first rows, or why there are none: "Riprova" is the page's. */
export function loadProducts({ request }: LoaderFunctionArgs): Promise<Outcome<TablePage>> {
  return settle(fetchJson(adminCatalogueApi.table, { request, query: { limit: FIRST_ROWS } }));
}
