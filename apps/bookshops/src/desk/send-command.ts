import { type DeskCommand, type DeskOrder, deskApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';

/** Moves lines of an order, unless somebody has moved it since it was read. Gives the order as it is then. */
export function sendCommand({ id, version }: DeskOrder, command: DeskCommand): Promise<DeskOrder> {
  return fetchJson(deskApi.command, { params: { id }, body: { version, command } });
}
