import type { adminOrderEndpoints, OrderFilters, StandingView } from '@zaino/contracts/orders';
import type { CallInput } from '@zaino/contracts/shared';
import { isCalendarDay } from '@zaino/rules/italian-day';
import { orderStateWords, paymentStateWords } from '@zaino/rules/order-words';

type Asked = NonNullable<CallInput<typeof adminOrderEndpoints.orders>['query']>;

/** What a list of orders is asked for, but for its pages. */
export type ListQuery = Pick<Asked, keyof OrderFilters | 'search' | 'from' | 'to'>;

/** What of the orders everybody in the shop looks at. */
export const standingWords: Readonly<Record<StandingView, string>> = {
  'to-ship': 'Da spedire oggi',
  late: 'In ritardo',
  refunding: 'Rimborso in corso',
  disputed: 'Contestati dalla banca',
};

export const deliveryWords = { standard: 'A casa', pickup: 'Ritiro in libreria' } as const;

/** A school’s code as it is written: capitals and figures alone. */
export const cleanCode = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20);

const oneOf = (words: object) => (value: string) => Object.hasOwn(words, value);
const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Each part of a list by its name in the address, and what can be asked of it. */
const parts: Record<string, { of: keyof ListQuery; can: (value: string) => boolean }> = {
  cerca: { of: 'search', can: (value) => value.length <= 100 },
  vista: { of: 'view', can: oneOf(standingWords) },
  stato: { of: 'state', can: oneOf(orderStateWords) },
  pagamento: { of: 'payment', can: oneOf(paymentStateWords) },
  consegna: { of: 'delivery', can: oneOf(deliveryWords) },
  libreria: { of: 'bookshop', can: isId },
  scuola: { of: 'school', can: (value) => cleanCode(value) === value },
  dal: { of: 'from', can: isCalendarDay },
  al: { of: 'to', can: isCalendarDay },
};

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const asked = Object.entries(parts).flatMap(([name, { of, can }]) => {
    const value = (params.get(name) ?? '').trim();
    return value !== '' && can(value) ? [[of, value] as const] : [];
  });
  return Object.fromEntries(asked) as ListQuery;
}

/** The address of a list, `?` and all; empty for all orders. */
export function listSearch(query: ListQuery): string {
  const params = Object.entries(parts).flatMap(([name, { of }]) => {
    const value = query[of];
    return value ? [[name, value]] : [];
  });
  const text = new URLSearchParams(params).toString();
  return text === '' ? '' : `?${text}`;
}

/** What of a list can be saved as a view: words and days are of one moment. */
export function filtersOf(query: ListQuery): OrderFilters {
  const { view, state, payment, delivery, bookshop, school } = query;
  return { view, state, payment, delivery, bookshop, school };
}

/** Whether a list is that of a view, and nothing less of it. */
export const isOfView = (query: ListQuery, filters: OrderFilters): boolean =>
  listSearch(query) === listSearch(filters);

/** The same list with these filters and no words or days. */
export const viewPath = (filters: OrderFilters): string => `/admin/orders${listSearch(filters)}`;
