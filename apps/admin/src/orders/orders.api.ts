import { adminOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadParked } from '../parked-messages/parked-messages.api';
import { type OrderFilters, readFilters } from './order-filters';

export const ORDERS_OF_A_PAGE = 50;

function queryOf({ search, state, payment, from, to, isLate, page }: OrderFilters) {
  return {
    page,
    limit: ORDERS_OF_A_PAGE,
    search: search || undefined,
    state: state || undefined,
    payment: payment || undefined,
    from: from || undefined,
    to: to || undefined,
    late: isLate ? 'true' : undefined,
  };
}

/** The list that the address names, and the messages that could not be delivered. */
export async function loadOrders({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const [list, parked] = await Promise.all([
    settle(fetchJson(adminOrderApi.orders, { request, query: queryOf(filters) })),
    loadParked(request),
  ]);
  return { filters, list: list.value, failure: list.failure, parked };
}
export type OrdersData = Awaited<ReturnType<typeof loadOrders>>;
