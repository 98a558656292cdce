import type { BooksMoved, toOrderApi, toOrderEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import type { EitherDoor } from '../either-door';

/** All books of a shop, and when they were read. */
export type BooksAnswer = AnswerOf<typeof toOrderEndpoints.list>;

interface Ordering {
  command: 'order-from-supplier' | 'change-dates';
  isbns: string[];
  expected: { from: string; to: string };
  /** Of the list that was looked at. */
  listedAt: string;
}

/** What the table of books asks. */
export interface BookCalls {
  read: (request?: Request) => Promise<BooksAnswer>;
  order: (ordering: Ordering) => Promise<BooksMoved>;
  /** The arrivals that came of it. */
  giveFromShelf: (isbn: string) => Promise<string[]>;
  countShelf: (isbn: string, copies: number, was: number) => Promise<unknown>;
  nameDistributor: (publisher: string, distributor: string) => Promise<unknown>;
  takeArrivalBack: (id: string) => Promise<unknown>;
  /** Rejects where nothing was taken back. */
  takeOrdersBack: (orders: BooksMoved['orders']) => Promise<void>;
}

/** Each order is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

/** The calls of a bookshop's desk, or those of staff; `others` take back what these did, which each door has its own way for. */
export function bookCallsOf(
  api: EitherDoor<typeof toOrderApi>,
  others: Pick<BookCalls, 'takeArrivalBack' | 'takeOrdersBack'>,
): BookCalls {
  return {
    ...others,
    read: (request) => fetchJson(api.list, request ? { request } : {}),
    order: (body) => fetchJson(api.command, { body, timeoutMs: MANY_TIMEOUT_MS }),
    giveFromShelf: async (isbn) => {
      const body = { id: crypto.randomUUID() };
      return (await fetchJson(api.giveFromShelf, { params: { isbn }, body })).arrivalIds;
    },
    countShelf: (isbn, copies, was) =>
      fetchJson(api.countShelf, { params: { isbn }, body: { copies, was } }),
    nameDistributor: (publisher, distributor) =>
      fetchJson(api.nameDistributor, { body: { publisher, distributor } }),
  };
}
