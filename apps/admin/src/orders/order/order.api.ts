import { queryOptions } from '@tanstack/react-query';
import {
  adminOrderApi,
  type Order,
  staffOrderApi,
  type StaffCommand,
  type Tender,
} from '@zaino/contracts/orders';
import { fetchFile, fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { saveFile } from '@zaino/web/save-file';
import { keyOf, loadQuery, pageQuery, partOfPage } from '../../queries';
import { type ListQuery, readListQuery } from '../list-query';

export const orderQuery = (id: string) =>
  pageQuery(adminOrderApi.order, { id }, (options) =>
    fetchJson(adminOrderApi.order, { ...options, params: { id } }),
  );

/** The orders before and behind one in the list that it was opened from. */
export const neighboursQuery = (id: string, query: ListQuery) =>
  queryOptions({
    queryKey: keyOf(staffOrderApi.neighbours, { id, query }),
    queryFn: () => fetchJson(staffOrderApi.neighbours, { params: { id }, query }),
    ...partOfPage,
  });

export const readNote = (id: string) => fetchJson(staffOrderApi.note, { params: { id } });

export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(staffOrderApi.note, { id }),
    queryFn: () => readNote(id),
    ...partOfPage,
  });

/** Which order a page shows, and of which list. */
export interface ShownOrder {
  id: string;
  list: ListQuery;
}

/** The order that the address names: a failure of kind `not-found` where there is none. */
export async function loadOrder({
  request,
  params: { id = '' },
}: LoaderFunctionArgs): Promise<ShownOrder> {
  await loadQuery(orderQuery(id));
  return { id, list: readListQuery(new URL(request.url).searchParams) };
}

/** Moves lines of an order, unless somebody has moved it since it was read. Gives the order as it is then. */
export function sendCommand({ id, version }: Pick<Order, 'id' | 'version'>, command: StaffCommand) {
  return fetchJson(adminOrderApi.command, { params: { id }, body: { version, command } });
}

/** Hands lines over, and says before how the money was taken, if it was. */
export async function sendHandOver(
  order: Pick<Order, 'id' | 'version'>,
  lineIds: string[],
  tender: Tender | null,
) {
  const paid =
    tender === null
      ? order
      : await sendCommand(order, { command: 'register-shop-payment', lineIds: [], tender });
  return sendCommand(paid, { command: 'deliver', lineIds });
}

export const saveNote = (id: string, note: { text: string; version: number }) =>
  fetchJson(staffOrderApi.saveNote, { params: { id }, body: note });

/** Downloads a document of an order: a link could not, where a bearer is needed. Rejects with `ApiError`. */
export async function downloadDocument(
  { id, number }: Pick<Order, 'id' | 'number'>,
  { kind }: Order['documents'][number],
): Promise<void> {
  const { method, path } = staffOrderApi.document;
  const file = path.replace(':id', id).replace(':file', `${kind}.pdf`);
  saveFile(await fetchFile({ method, path: file }), `${kind}-${number}.pdf`);
}
