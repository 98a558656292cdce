import { orderApi, type orderEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { italianDay } from '@zaino/rules/italian-day';

export type TrackedOrder = AnswerOf<typeof orderEndpoints.tracking>;

/** What the tracking page shows; without an order there is none, or (with a failure) nobody could say. */
export interface TrackingData {
  order: TrackedOrder | null;
  /** The day in Italy. */
  today: string;
  failure: Failure | null;
}

export async function loadTracking({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const found = await settle(fetchJson(orderApi.tracking, { request, params: { token } }));
  const failure = found.failure && isWorthRetrying(found.failure) ? found.failure : null;
  const shown: TrackingData = { order: found.value, today: italianDay(new Date()), failure };
  return data(shown, { status: failure ? 503 : found.value ? 200 : 404 });
}
