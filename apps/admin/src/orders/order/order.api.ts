import { adminOrderApi, type Order, type StaffCommand } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

/** The order that the address names; a failure of kind `not-found` where there is none. */
export async function loadOrder({ request, params }: LoaderFunctionArgs) {
  const { value, failure } = await settle(
    fetchJson(adminOrderApi.order, { request, params: { id: params.id ?? '' } }),
  );
  return { order: value, failure };
}
export type OrderData = Awaited<ReturnType<typeof loadOrder>>;

/** Moves lines of an order, unless somebody has moved it since it was read. */
export function sendCommand({ id, version }: Order, command: StaffCommand) {
  return fetchJson(adminOrderApi.command, { params: { id }, body: { version, command } });
}
