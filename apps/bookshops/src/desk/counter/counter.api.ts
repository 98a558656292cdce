import {
  type counterEndpoints,
  counterApi,
  deskApi,
  type DeskOrder,
  type Tender,
} from '@zaino/contracts/orders';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { sendCommand } from '../order/order.api';
import { type DeskOrderRow, rowOf } from '../orders/order-rows';

/** Orders that one search shows. */
export const MOST_MATCHES = 8;

type Statement = CallInput<typeof counterEndpoints.withdraw>['body'];

/** The order with a number that was scanned; rejects as `not-found` where the bookshop has none. */
export const findByNumber = (number: string): Promise<DeskOrder> =>
  fetchJson(counterApi.find, { params: { number } });

export const readOrder = (id: string): Promise<DeskOrder> =>
  fetchJson(deskApi.order, { params: { id } });

/** Open orders and those that are over, as the server finds them. */
export async function searchOrders(search: string, signal?: AbortSignal): Promise<DeskOrderRow[]> {
  const request = new Request(location.href, signal ? { signal } : {});
  const query = { search, limit: MOST_MATCHES };
  const { orders } = await fetchJson(deskApi.orders, { request, query });
  return orders.map(rowOf);
}

/** Takes what is due without handing over anything. */
export const sendPayment = (order: DeskOrder, tender: Tender): Promise<DeskOrder> =>
  sendCommand(order, { command: 'register-shop-payment', lineIds: [], tender });

export const sendNote = (
  { id, version }: DeskOrder,
  note: { tender: Tender; tillNumber: string },
): Promise<DeskOrder> =>
  fetchJson(counterApi.notePayment, { params: { id }, body: { version, ...note } });

export const mailSummary = ({ id, version }: DeskOrder): Promise<DeskOrder> =>
  fetchJson(counterApi.mailSummary, { params: { id }, body: { version } });

export const sendWithdrawal = ({ id }: DeskOrder, body: Statement): Promise<DeskOrder> =>
  fetchJson(counterApi.withdraw, { params: { id }, body });

/** Where the browser finds the summary of a payment. */
export const summaryPath = ({ id }: Pick<DeskOrder, 'id'>): string =>
  counterApi.summary.path.replace(':id', id);
