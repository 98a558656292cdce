import { adminOrderApi, type Order, type StaffCommand } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';

export const orderQuery = (id: string) =>
  pageQuery(adminOrderApi.order, { id }, (options) =>
    fetchJson(adminOrderApi.order, { ...options, params: { id } }),
  );

/** The order that the address names: a failure of kind `not-found` where there is none. Gives the id. */
export async function loadOrder({ params: { id = '' } }: LoaderFunctionArgs) {
  await loadQuery(orderQuery(id));
  return id;
}

/** Moves lines of an order, unless somebody has moved it since it was read. */
export function sendCommand({ id, version }: Order, command: StaffCommand) {
  return fetchJson(adminOrderApi.command, { params: { id }, body: { version, command } });
}
