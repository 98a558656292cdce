import { type Order, orderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { italianDay } from '@zaino/rules/italian-day';

/** What the page of an order shows; without an order there is none, or (with a failure) nobody could say. */
export interface OrderPageData {
  order: Order | null;
  /** The day in Italy. */
  today: string;
  failure: Failure | null;
}

export async function loadOrder({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const found = await settle(fetchJson(orderApi.order, { request, params: { id } }));
  const failure = found.failure && isWorthRetrying(found.failure) ? found.failure : null;
  const shown: OrderPageData = { order: found.value, today: italianDay(new Date()), failure };
  return data(shown, { status: failure ? 503 : found.value ? 200 : 404 });
}
