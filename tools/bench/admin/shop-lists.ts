import {
  adminArrivalApi,
  type adminOrderEndpoints,
  adminOrderApi,
  adminToOrderApi,
  staffOrderApi,
} from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import type { DeskSamples } from '../desk/fill-orders';

/** Forty bookshops hand out three of five orders. */
const BOOKSHOPS = 40;

export function bookshopIdOf(place: number): string | null {
  if (place % 5 < 2) return null;
  return `0b0c5a7e-1111-4222-8333-${String(place % BOOKSHOPS).padStart(12, '0')}`;
}

interface Asked {
  origin: string;
  headers: Record<string, string>;
  samples: DeskSamples;
}

type Page = AnswerOf<typeof adminOrderEndpoints.orders>;

/** Each list, search and count of staff by what it is called. */
export async function shopLists({
  origin,
  headers,
  samples,
}: Asked): Promise<Record<string, string>> {
  const list = (query: string) => `${adminOrderApi.orders.path}?limit=100&${query}`;
  const search = (words: string) => list(`search=${encodeURIComponent(words)}`);
  const answer = await fetch(`${origin}${list('state=waiting')}`, { headers });
  const { orders } = (await answer.json()) as Page;
  const middle = orders[50]?.id ?? '';
  // Ninety thousand orders of five minutes each behind the newest.
  const farBack = new Date(Date.now() - 90_000 * 5 * 60_000).toISOString();
  const after = encodeURIComponent(`${farBack}~${middle}`);
  return {
    'all orders': list(''),
    'a page far behind': list(`after=${after}`),
    'to order': list('state=received'),
    awaited: list('state=waiting'),
    'handed over': list('state=delivered'),
    'a bookshop': list(`bookshop=${bookshopIdOf(2) ?? ''}`),
    'what is sent': list('delivery=standard'),
    'to be paid in the shop': list('payment=due&delivery=pickup'),
    'a month': list(`from=${dayBefore(60)}&to=${dayBefore(30)}`),
    'a school': list(`school=${samples.school}&state=waiting`),
    'to be shipped': list('view=to-ship'),
    late: list('view=late'),
    'money on its way back': list('view=refunding'),
    'asked back by a bank': list('view=disputed'),
    'a number': search(samples.number),
    'a name': search(samples.surname),
    'a common name': search('bianchi'),
    'a phone': search(samples.phone),
    'an ISBN': search(samples.isbn),
    'books to order': adminToOrderApi.list.path,
    'arrivals of a day': adminArrivalApi.list.path,
    'counts of views': staffOrderApi.views.path,
    'count of all': adminOrderApi.count.path,
    'bookshops of orders': staffOrderApi.bookshops.path,
    neighbours: `${staffOrderApi.neighbours.path.replace(':id', middle)}?state=waiting`,
  };
}

const DAY_MS = 24 * 60 * 60_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
