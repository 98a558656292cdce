import {
  type counterEndpoints,
  counterApi,
  deskApi,
  type DeskCommand,
  type DeskOrder,
} from '@zaino/contracts/orders';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** The order that the address names, or why it is not there. */
export async function loadOrder({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const order: Outcome<DeskOrder> = await settle(
    fetchJson(deskApi.order, { request, params: { id } }),
  );
  return data(order, { status: statusOf(order) });
}

function statusOf({ failure }: Outcome<DeskOrder>): number {
  if (failure === null) return 200;
  return failure.kind === 'unavailable' ? 503 : 404;
}

/** Moves lines of an order, unless somebody has moved it since it was read. Gives the order as it is then. */
export function sendCommand({ id, version }: DeskOrder, command: DeskCommand): Promise<DeskOrder> {
  return fetchJson(deskApi.command, { params: { id }, body: { version, command } });
}

type HandOver = Omit<CallInput<typeof counterEndpoints.handOver>['body'], 'version'>;

/** Hands lines over, and takes what is due where it is said how. */
export const sendHandOver = ({ id, version }: DeskOrder, handOver: HandOver): Promise<DeskOrder> =>
  fetchJson(counterApi.handOver, { params: { id }, body: { version, ...handOver } });
