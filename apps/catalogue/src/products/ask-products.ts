import { catalogueApi, PRODUCT_PAGE_SIZE } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { type Cursors, decimalOf, type Filters, readCursors, readFilters } from './filters';

function queryOf(filters: Filters, cursors: Cursors) {
  const { search, categoria, minPrezzo, maxPrezzo, minValutazione } = filters;
  const decimal = (text: string) => decimalOf(text) ?? undefined;
  return {
    limit: PRODUCT_PAGE_SIZE,
    search,
    categoria,
    minPrezzo: decimal(minPrezzo),
    maxPrezzo: decimal(maxPrezzo),
    minValutazione: decimal(minValutazione),
    soloDisponibili: filters.soloDisponibili,
    ordine: filters.ordine,
    cursor: cursors.at(-1),
  };
}

/**
 * Asks for the list that the address names, and for the categories, without waiting for the page's code, which makes of
 * the answers what is shown.
 */
export async function askProducts({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const cursors = readCursors(searchParams);
  const query = queryOf(filters, cursors);
  const [list, categories] = await Promise.all([
    settle(fetchJson(catalogueApi.products, { request, query })),
    settle(fetchJson(catalogueApi.categories, { request })),
  ]);
  return { filters, cursors, list, categories };
}

export type AskedProducts = Awaited<ReturnType<typeof askProducts>>;
