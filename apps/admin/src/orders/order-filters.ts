import type { OrderState } from '@zaino/contracts/orders';
import { orderStateWords, paymentStateWords } from '@zaino/rules/order-words';

/** What of the list is shown; it stands in the page's address. */
export interface OrderFilters {
  search: string;
  state: OrderState | '';
  payment: keyof typeof paymentStateWords | '';
  /** Days as `2026-09-14`. */
  from: string;
  to: string;
  isLate: boolean;
  page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function knownOr<Key extends string>(words: Record<Key, string>, value: string | null): Key | '' {
  return value !== null && Object.hasOwn(words, value) ? (value as Key) : '';
}

function dayOr(value: string | null): string {
  return value !== null && DAY.test(value) ? value : '';
}

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): OrderFilters {
  const page = Number(parameters.get('pagina'));
  return {
    search: (parameters.get('cerca') ?? '').trim().slice(0, 100),
    state: knownOr(orderStateWords, parameters.get('stato')),
    payment: knownOr(paymentStateWords, parameters.get('pagamento')),
    from: dayOr(parameters.get('dal')),
    to: dayOr(parameters.get('al')),
    isLate: parameters.get('ritardo') === 'si',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list; the first page of it unless told. */
export function ordersPath(filters: Partial<OrderFilters>): string {
  const { search, state, payment, from, to, isLate, page = 1 } = filters;
  const parameters = Object.entries({
    cerca: search,
    stato: state,
    pagamento: payment,
    dal: from,
    al: to,
    ritardo: isLate ? 'si' : '',
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '/admin/orders' : `/admin/orders?${query}`;
}
