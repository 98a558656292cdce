import { publicBookshopsApi, type PickupPoint } from '@zaino/contracts/bookshops';
import { accountApi, type Profile } from '@zaino/contracts/identity';
import {
  checkoutApi,
  type checkoutEndpoints,
  type CheckoutSeller,
  IDEMPOTENCY_HEADER,
  type OrderRequest,
} from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { asBuyer } from '../guest/guest';

export type CheckoutStartData = AnswerOf<typeof checkoutEndpoints.start>;
export type CheckoutPlace = AnswerOf<typeof checkoutEndpoints.places>['comuni'][number];
export type PlacedOrder = AnswerOf<typeof checkoutEndpoints.placeOrder>;

/** What the page begins with. */
export interface CheckoutData {
  /** Null where nobody could say. */
  start: CheckoutStartData | null;
  /** What the account knows; null where it could not be had, which only means that more is written by hand. */
  profile: Profile | null;
  failure: Failure | null;
  /** Who orders has no account. */
  isGuest?: true;
}

export async function loadCheckout({ request }: LoaderFunctionArgs) {
  const [start, profile] = await Promise.all([
    settle(fetchJson(checkoutApi.start, { request })),
    settle(fetchJson(accountApi.profile, { request, isEndExpected: true })),
  ]);
  const page: CheckoutData = {
    start: start.value,
    profile: profile.value,
    failure: start.failure,
  };
  return data(page, { status: start.failure ? 503 : 200 });
}

/** The comuni of a postal code by their names; none where there is no such code. */
export async function findPlaces(cap: string, request: Request): Promise<CheckoutPlace[]> {
  const { comuni } = await fetchJson(checkoutApi.places, { request, query: { cap } });
  return comuni.toSorted((a, b) => a.comune.localeCompare(b.comune, 'it'));
}

/** Bookshops where an order can be picked up, the nearest to the postal code first; then the chosen one, where it is far. */
export async function findPickupPoints(
  { cap, chosenId }: { cap: string; chosenId: string | null },
  request: Request,
): Promise<PickupPoint[]> {
  const { pickupPoints } = await fetchJson(publicBookshopsApi.pickupPoints, {
    request,
    query: { cap },
  });
  if (chosenId === null || pickupPoints.some(({ id }) => id === chosenId)) return pickupPoints;
  const chosen = await findPickupPoint(chosenId, request);
  return chosen ? [...pickupPoints, chosen] : pickupPoints;
}

/** Null where nothing can be picked up there any more. */
async function findPickupPoint(id: string, request: Request): Promise<PickupPoint | null> {
  try {
    return await fetchJson(publicBookshopsApi.pickupPoint, { request, params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return null;
    throw error;
  }
}

/** Who sells what of an order that is picked up there and paid in this way. */
export const findSellers = async (
  query: { pickupPointId: string; payment: OrderRequest['payment'] },
  request: Request,
): Promise<CheckoutSeller[]> => (await fetchJson(checkoutApi.sellers, { request, query })).sellers;

/** An order takes longer than other calls: prices, stock and the payment page are asked for on the way. */
const ORDER_TIMEOUT_MS = 30_000;

/** Sends the order off; the same key again gives the same order. */
export function placeOrder(body: OrderRequest, key: string): Promise<PlacedOrder> {
  const { headers, ...buyer } = asBuyer();
  return fetchJson(checkoutApi.placeOrder, {
    body,
    ...buyer,
    headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
    timeoutMs: ORDER_TIMEOUT_MS,
  });
}
