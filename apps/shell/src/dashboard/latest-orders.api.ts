import { orderApi, type Order } from '@zaino/contracts/orders';
import type { CartChild } from '@zaino/rules/cart-child';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { type BookStanding, standingsOf } from './book-standings';

/** So many orders are shown; the page of all is one press away. */
const SHOWN_ORDERS = 2;

/** What the dashboard shows of an order. */
export interface LatestOrder {
  id: string;
  number: string;
  createdAt: string;
  canPay: boolean;
  standings: BookStanding[];
}

export interface LatestOrders {
  orders: LatestOrder[];
  /** How many there are in all. */
  total: number;
  /** The children that they were for. */
  children: CartChild[];
}

/** The last orders with the books of each. */
export function loadLatestOrders(request: Request) {
  return settle(latestOrders(request));
}

async function latestOrders(request: Request): Promise<LatestOrders> {
  const { orders: list, total } = await fetchJson(orderApi.orders, { request, query: { page: 1 } });
  const orders = await Promise.all(
    list
      .slice(0, SHOWN_ORDERS)
      .map(({ id }) => fetchJson(orderApi.order, { request, params: { id } })),
  );
  const today = italianDay(new Date());
  return {
    orders: orders.map((order) => shownOrder(order, today)),
    total,
    children: orders.flatMap(({ children }) => children),
  };
}

function shownOrder(order: Order, today: string): LatestOrder {
  const { id, number, createdAt, canPay } = order;
  return { id, number, createdAt, canPay, standings: standingsOf(order, today) };
}
