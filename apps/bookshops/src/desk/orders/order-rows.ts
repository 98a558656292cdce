import {
  deskApi,
  DESK_ORDER_LIMIT,
  type deskEndpoints,
  type DeskOrderSummary,
} from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import type { RowPage, RowSource } from '@zaino/data-table/loaded-rows';
import { RowSearch } from '@zaino/data-table/row-search';
import { fetchJson } from '@zaino/web/api-client';
import { classWords, stageWords } from './stage-words';

export type OrdersPageAnswer = AnswerOf<typeof deskEndpoints.orders>;

/** An order as a line of the table. */
export interface DeskOrderRow {
  id: string;
  /** By which it is sorted; surname first, as on a shelf. */
  family: string;
  number: string;
  createdAt: string;
  standing: string;
  itemCount: number;
  /** Euro that are to be paid at the counter. */
  due: number;
  order: DeskOrderSummary;
}

/** Nothing of an order is typed in its line. */
export type DeskOrderFields = Partial<DeskOrderRow>;

export const orderSearch = new RowSearch<DeskOrderRow>(({ order, family, number }) =>
  [
    number,
    family,
    order.contact?.email,
    order.contact?.phone.replaceAll(/\D/g, ''),
    ...order.titles,
    ...order.references,
    classWords(order.classes),
  ].join(' '),
);

export function rowOf(order: DeskOrderSummary): DeskOrderRow {
  const { id, number, createdAt, itemCount, due, contact, stage } = order;
  const family = contact ? `${contact.lastName} ${contact.firstName}` : number;
  return { id, family, number, createdAt, standing: stageWords[stage], itemCount, due, order };
}

export const pageOf = ({ orders, ...page }: OrdersPageAnswer): RowPage<DeskOrderRow> => ({
  ...page,
  rows: orders.map(rowOf),
});

/** Open orders, the oldest first. */
export const orderSource: RowSource<DeskOrderRow, DeskOrderFields> = {
  async page(after, request) {
    const query = { open: true, limit: DESK_ORDER_LIMIT, ...(after !== undefined && { after }) };
    return pageOf(await fetchJson(deskApi.orders, { request, query }));
  },
  versionOf: ({ order }) => order.version,
  // A day that is over makes it late, and a payment that comes counts as a save.
  isSame: (one, other) =>
    one.order.version === other.order.version && one.order.isLate === other.order.isLate,
  compare: (one, other) =>
    one.createdAt === other.createdAt
      ? compareTexts(one.id, other.id)
      : compareTexts(one.createdAt, other.createdAt),
  changed: (row) => row,
  search: orderSearch,
};

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
