import { adminOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { mayDo } from '../login/access';
import { parkedQueries } from '../parked-messages/parked-messages.api';
import { loadQuery, pageQuery } from '../queries';
import { type OrderFilters, readFilters } from './order-filters';

export const ORDERS_OF_A_PAGE = 50;

function inputOf({ search, state, payment, from, to, isLate, page }: OrderFilters) {
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

export const ordersQuery = (filters: OrderFilters) => {
  const query = inputOf(filters);
  return pageQuery(adminOrderApi.orders, query, (options) =>
    fetchJson(adminOrderApi.orders, { ...options, query }),
  );
};

/** The list that the address names, and, for who may see them, the messages that could not be delivered. */
export async function loadOrders({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const parked = mayDo('all') ? Object.values(parkedQueries) : [];
  await Promise.all([loadQuery(ordersQuery(filters)), ...parked.map((query) => loadQuery(query))]);
  return filters;
}
