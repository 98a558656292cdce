import { bookCallsOf, type BooksAnswer } from '@zaino/buying/to-order/book-calls';
import { arrivalApi, deskApi, DESK_ORDER_LIMIT, toOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

/** Each order is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

export const deskBooks = bookCallsOf(toOrderApi, {
  takeArrivalBack: (id) => fetchJson(arrivalApi.takeBack, { params: { id } }),
  most: DESK_ORDER_LIMIT,
  takeSomeBack: async (orders) => {
    const body = { orders, command: { command: 'take-back' as const } };
    return (await fetchJson(deskApi.commands, { body, timeoutMs: MANY_TIMEOUT_MS })).outcomes;
  },
});

/** All books, or why there are none: "Riprova" is the page's. */
export function loadBooks({ request }: LoaderFunctionArgs): Promise<Outcome<BooksAnswer>> {
  return settle(deskBooks.read(request));
}
