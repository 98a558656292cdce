import {
  ADMIN_ORDER_LIMIT,
  adminOrderApi,
  type adminOrderEndpoints,
  type StaffOrderSummary,
} from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import type { RowPage, RowSource } from '@zaino/data-table/loaded-rows';
import { RowSearch } from '@zaino/data-table/row-search';
import { orderStandingWords } from '@zaino/rules/order-words';
import { fetchJson } from '@zaino/web/api-client';
import type { ListQuery } from './list-query';

type OrdersAnswer = AnswerOf<typeof adminOrderEndpoints.orders>;

/** An order as a line of the table. */
export interface OrderRow {
  id: string;
  /** Surname first. */
  family: string;
  number: string;
  contents: string;
  standing: string;
  delivery: string;
  total: number;
  order: StaffOrderSummary;
}

/** Nothing of an order is typed in its line. */
export type OrderFields = Partial<OrderRow>;

/** The server looks for words. */
export const orderSearch = new RowSearch<OrderRow>(({ number }) => number);

export function rowOf(order: StaffOrderSummary): OrderRow {
  const { id, number, contact, itemCount, bookshop, total } = order;
  // Of who has been forgotten the order’s number is left.
  const family = `${contact.lastName} ${contact.firstName}`.trim() || number;
  const contents = itemCount === 1 ? '1 pezzo' : `${itemCount} pezzi`;
  const delivery = bookshop === null ? 'A casa' : `Ritiro: ${bookshop}`;
  const { state: standing } = orderStandingWords(order);
  return { id, family, number, contents, standing, delivery, total, order };
}

/** A page of rows, and how many orders are in each state. */
export interface OrderPage extends RowPage<OrderRow> {
  states: OrdersAnswer['states'];
}

/** The page of a list behind a place in it; the first without. */
export async function orderPage(
  query: ListQuery,
  options: { after?: string | undefined; request: Request },
): Promise<OrderPage> {
  const { after, request } = options;
  const { orders, ...page } = await fetchJson(adminOrderApi.orders, {
    request,
    query: { ...query, after, limit: ADMIN_ORDER_LIMIT },
  });
  return { ...page, rows: orders.map(rowOf) };
}

/** Orders of the list that is asked for by then, the newest first; `tell` hears of each page. */
export const orderSource = (
  query: () => ListQuery,
  tell: (page: OrderPage) => void,
): RowSource<OrderRow, OrderFields> => ({
  page: async (after, request) => {
    const page = await orderPage(query(), { after, request });
    tell(page);
    return page;
  },
  pageRows: ADMIN_ORDER_LIMIT,
  versionOf: ({ order }) => order.version,
  // A day that is over makes it late, and a refund that has come in counts as no save.
  isSame: (one, other) =>
    one.order.version === other.order.version &&
    one.order.isLate === other.order.isLate &&
    one.order.isRefundPending === other.order.isRefundPending,
  compare: (one, other) =>
    compareTexts(other.order.createdAt, one.order.createdAt) || compareTexts(other.id, one.id),
  changed: (row) => row,
  search: orderSearch,
});

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
