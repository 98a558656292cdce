import {
  type BooksMoved,
  arrivalApi,
  deskApi,
  DESK_ORDER_LIMIT,
  toOrderApi,
  type toOrderEndpoints,
} from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { nothingDone } from '../bulk/nothing-done';

export type BooksAnswer = AnswerOf<typeof toOrderEndpoints.list>;

/** Each order is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

/** All books, or why there are none: "Riprova" is the page's. */
export function loadBooks({ request }: LoaderFunctionArgs): Promise<Outcome<BooksAnswer>> {
  return settle(readBooks(request));
}

export function readBooks(request?: Request): Promise<BooksAnswer> {
  return fetchJson(toOrderApi.list, request ? { request } : {});
}

interface Ordering {
  command: 'order-from-supplier' | 'change-dates';
  isbns: string[];
  expected: { from: string; to: string };
  listedAt: string;
}

export function orderBooks(body: Ordering): Promise<BooksMoved> {
  return fetchJson(toOrderApi.command, { body, timeoutMs: MANY_TIMEOUT_MS });
}

/** Rejects where nothing was taken back. */
export async function takeOrdersBack(orders: BooksMoved['orders']): Promise<void> {
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

/** The arrivals that came of it. */
export async function giveFromShelf(isbn: string): Promise<string[]> {
  const body = { id: crypto.randomUUID() };
  const { arrivalIds } = await fetchJson(toOrderApi.giveFromShelf, { params: { isbn }, body });
  return arrivalIds;
}

export function takeArrivalBack(id: string): Promise<unknown> {
  return fetchJson(arrivalApi.takeBack, { params: { id } });
}

export function countShelf(isbn: string, copies: number, was: number): Promise<unknown> {
  return fetchJson(toOrderApi.countShelf, { params: { isbn }, body: { copies, was } });
}

export function nameDistributor(publisher: string, distributor: string): Promise<unknown> {
  return fetchJson(toOrderApi.nameDistributor, { body: { publisher, distributor } });
}
