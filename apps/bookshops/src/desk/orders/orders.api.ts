import { deskApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import type { OrdersPageAnswer } from './order-rows';

/** Enough for the first screens; the rest follows in large pages. */
const FIRST_ROWS = 50;

/** The first open orders, or why there are none: "Riprova" is the page's. */
export function loadOrders({ request }: LoaderFunctionArgs): Promise<Outcome<OrdersPageAnswer>> {
  return settle(fetchJson(deskApi.orders, { request, query: { open: true, limit: FIRST_ROWS } }));
}
