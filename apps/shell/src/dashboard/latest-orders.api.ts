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
  /** What the family has to do; null where nothing. */
  next: string | null;
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
  const { id, number, createdAt } = order;
  return { id, number, createdAt, next: nextWords(order), standings: standingsOf(order, today) };
}

/** What is paid in the shop waits for a decision only where a cedola was refused, also while no card is taken. */
function nextWords({ canPay, cardsOff, paymentMethod }: Order): string | null {
  if (paymentMethod === 'shop') {
    const isUndecided = canPay || cardsOff === true;
    return isUndecided ? 'Cedola non accettata: apri l’ordine e scegli come pagare.' : null;
  }
  return canPay ? 'Apri l’ordine per pagarlo.' : null;
}
