import { orderApi, type OrderSummary } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { italianDay } from '@zaino/rules/italian-day';
import { PAGE_PARAMETER } from './page-parameter';

/** What the list's page shows; no orders where they could not be had. */
export interface OrderListData {
  page: number;
  orders: OrderSummary[];
  total: number;
  /** The day in Italy. */
  today: string;
  failure: Failure | null;
}

const LAST_PAGE = 1_000;

function pageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get(PAGE_PARAMETER));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

export async function loadOrders({ request }: LoaderFunctionArgs) {
  const page = pageOf(request.url);
  const today = italianDay(new Date());
  const found = await settle(fetchJson(orderApi.orders, { request, query: { page } }));
  const { orders, total } = found.value ?? { orders: [], total: 0 };
  const shown: OrderListData = { page, orders, total, today, failure: found.failure };
  return data(shown, { status: found.failure ? 503 : 200 });
}
