import { staffOrderApi } from '@zaino/contracts/orders';
import { queryOptions } from '@tanstack/react-query';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { mayDo } from '../login/access';
import { parkedQueries } from '../parked-messages/parked-messages.api';
import { keyOf, loadQuery, partOfPage, queryClient } from '../queries';
import { type ListQuery, readListQuery } from './list-query';
import { type OrderPage, orderPage } from './order-rows';

/** The views of the orders, each with how many are in it. */
export const viewsQuery = queryOptions({
  queryKey: keyOf(staffOrderApi.views),
  queryFn: () => fetchJson(staffOrderApi.views),
  ...partOfPage,
});

/** Names of the bookshops of orders by their ids. */
export const bookshopsQuery = queryOptions({
  queryKey: keyOf(staffOrderApi.bookshops),
  queryFn: async () => {
    const { bookshops } = await fetchJson(staffOrderApi.bookshops);
    return Object.fromEntries(bookshops.map(({ id, name }) => [id, name]));
  },
  ...partOfPage,
});

/** Downloads all orders of a list for a spreadsheet. Rejects with `ApiError`. */
export function downloadOrders(query: ListQuery): Promise<void> {
  const { method, path } = staffOrderApi.file;
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return downloadCsv(
    { method, path: `${path}?${new URLSearchParams(asked).toString()}` },
    'ordini',
  );
}

/** The first page of a list, with what was asked for. */
export interface FirstOrders {
  query: ListQuery;
  page: Outcome<OrderPage>;
}

/** The list that the address names, and, for who may see them, the messages that could not be delivered. */
export async function loadOrders({ request }: LoaderFunctionArgs): Promise<FirstOrders> {
  const { searchParams, pathname } = new URL(request.url);
  const query = readListQuery(searchParams);
  const { queryKey } = parkedQueries.orders;
  // Another filter of the page that is open asks for nothing but its orders.
  const isOpen = location.pathname === pathname && queryClient.getQueryData(queryKey) !== undefined;
  const parked = mayDo('all') && !isOpen ? Object.values(parkedQueries) : [];
  const [page] = await Promise.all([
    settle(orderPage(query, { request })),
    ...parked.map((one) => loadQuery(one)),
  ]);
  return { query, page };
}
