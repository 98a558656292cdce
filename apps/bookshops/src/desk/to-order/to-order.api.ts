import { nothingDone } from '@zaino/book-desk/nothing-done';
import { bookCallsOf, type BooksAnswer } from '@zaino/book-desk/to-order/book-calls';
import {
  arrivalApi,
  type BooksMoved,
  deskApi,
  DESK_ORDER_LIMIT,
  toOrderApi,
} from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

/** Each order is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

export const deskBooks = bookCallsOf(toOrderApi, {
  takeArrivalBack: (id) => fetchJson(arrivalApi.takeBack, { params: { id } }),
  takeOrdersBack,
});

/** All books, or why there are none: "Riprova" is the page's. */
export function loadBooks({ request }: LoaderFunctionArgs): Promise<Outcome<BooksAnswer>> {
  return settle(deskBooks.read(request));
}

async function takeOrdersBack(orders: BooksMoved['orders']): Promise<void> {
  let done = 0;
  let reason: string | null = null;
  for (let from = 0; from < orders.length; from += DESK_ORDER_LIMIT) {
    const { outcomes } = await fetchJson(deskApi.commands, {
      body: {
        orders: orders.slice(from, from + DESK_ORDER_LIMIT),
        command: { command: 'take-back' },
      },
      timeoutMs: MANY_TIMEOUT_MS,
    });
    done += outcomes.filter(({ outcome }) => outcome === 'done').length;
    reason ??= outcomes.find((one) => one.reason !== null)?.reason ?? null;
  }
  if (done === 0 && reason !== null) throw nothingDone(reason);
}
