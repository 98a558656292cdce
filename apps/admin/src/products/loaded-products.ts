import {
  adminCatalogueApi,
  type ProductRow,
  type QuickFields,
  TABLE_LIMIT,
} from '@zaino/contracts/catalogue';
import { LoadedRows, type RowPage, type RowSource } from '@zaino/data-table/loaded-rows';
import { fetchJson } from '@zaino/web/api-client';
import type { Outcome } from '@zaino/web/outcome';
import { changedRow } from './product-rows';
import type { TablePage } from './products.api';
import { productSearch } from './products-table';

const pageOf = ({ products, ...page }: TablePage): RowPage<ProductRow> => ({
  ...page,
  rows: products,
});

/** The order of the pages: by the number in the id. */
const numberOf = ({ id }: ProductRow) => Number(id.slice(2));

const productSource: RowSource<ProductRow, QuickFields> = {
  async page(cursor, request) {
    const query = { limit: TABLE_LIMIT, ...(cursor !== undefined && { cursor }) };
    return pageOf(await fetchJson(adminCatalogueApi.table, { request, query }));
  },
  versionOf: ({ versione }) => versione,
  // Stock may move without a save of the product.
  isSame: (one, other) =>
    one.versione === other.versione && one.pezzi_disponibili === other.pezzi_disponibili,
  compare: (one, other) => numberOf(one) - numberOf(other),
  changed: changedRow,
  search: productSearch,
};

/** All products as light rows, page by page, with their changes. */
export class LoadedProducts extends LoadedRows<ProductRow, QuickFields> {
  constructor(first: Outcome<TablePage>) {
    super(productSource, first.value ? { ...first, value: pageOf(first.value) } : first);
  }
}
