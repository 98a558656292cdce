import type { adminCatalogueEndpoints, ProductRow } from '@zaino/contracts/catalogue';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

type Calls = typeof adminCatalogueEndpoints;

/** The calls of the table; a test holds the paths to the contract. */
export const productCalls = {
  table: { path: '/api/admin/products' } as ApiCall<Calls['table']>,
  patch: { path: '/api/admin/products/:id', method: 'PATCH' } as ApiCall<Calls['patch']>,
  bulk: { path: '/api/admin/products/bulk', method: 'POST' } as ApiCall<Calls['bulk']>,
  remove: { path: '/api/admin/products/:id', method: 'DELETE' } as ApiCall<Calls['remove']>,
  duplicate: {
    path: '/api/admin/products/:id/duplicate',
    method: 'POST',
  } as ApiCall<Calls['duplicate']>,
  undo: { path: '/api/admin/product-changes/:id/undo', method: 'POST' } as ApiCall<Calls['undo']>,
};

/** One page of the table. */
export interface TablePage {
  products: ProductRow[];
  total: number;
  next: string | null;
}

/** Enough for the first screens at once; the rest follows in large pages. */
const FIRST_ROWS = 200;

/** The table's first rows, or why there are none: "Riprova" is the page's. */
export function loadProducts({ request }: LoaderFunctionArgs): Promise<Outcome<TablePage>> {
  return settle(fetchJson(productCalls.table, { request, query: { limit: FIRST_ROWS } }));
}
