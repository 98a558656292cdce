import type { BooksMoved, toOrderApi, toOrderEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import type { EitherDoor } from '../either-door';
import { nothingDone } from '../nothing-done';

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

type Moved = BooksMoved['orders'];

interface Fared {
  outcome: string;
  reason: string | null;
}

/** How one door takes back what its commands did. */
interface WaysBack {
  takeArrivalBack: BookCalls['takeArrivalBack'];
  /** Most orders of one call. */
  most: number;
  /** Gives how each of these orders fared; all with the same id are one change. */
  takeSomeBack: (orders: Moved, changeId: string) => Promise<Fared[]>;
}

/** Each order is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

/** The calls of a bookshop's desk, or those of staff. */
export function bookCallsOf(api: EitherDoor<typeof toOrderApi>, ways: WaysBack): BookCalls {
  return {
    takeArrivalBack: ways.takeArrivalBack,
    takeOrdersBack: (orders) => takeAllBack(orders, ways),
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

async function takeAllBack(orders: Moved, { most, takeSomeBack }: WaysBack): Promise<void> {
  const changeId = crypto.randomUUID();
  let done = 0;
  let reason: string | null = null;
  for (let from = 0; from < orders.length; from += most) {
    const outcomes = await takeSomeBack(orders.slice(from, from + most), changeId);
    done += outcomes.filter(({ outcome }) => outcome === 'done').length;
    reason ??= outcomes.find((one) => one.reason !== null)?.reason ?? null;
  }
  if (done === 0 && reason !== null) throw nothingDone(reason);
}
