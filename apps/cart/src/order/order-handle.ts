import type { RouteHandle } from '@zaino/web/lazy-route';
import type { OrderPageData } from './order.api';
import { RETURN_PARAMETER } from './withdrawal/return-parameter';

/** What the page of an order says of itself. */
export const orderHandle = {
  title: (loaded: unknown) => {
    const number = (loaded as Partial<OrderPageData> | null)?.order?.number;
    return number === undefined ? 'Ordine' : `Ordine ${number}`;
  },
  searchParams: { get: ['grazie', 'pagamento'], getAll: [RETURN_PARAMETER] },
} satisfies Pick<RouteHandle, 'title' | 'searchParams'>;

/** The same of an order without an account, which everybody is served without. */
export const guestOrderHandle = {
  ...orderHandle,
  meta: { noindex: true },
} satisfies Pick<RouteHandle, 'title' | 'searchParams' | 'meta'>;
