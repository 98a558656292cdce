import type { RouteHandle } from '@zaino/web/lazy-route';
import type { TrackingData } from './tracking.api';

/** What the tracking page says of itself: nothing to search engines, and its address to nobody. */
export const trackingHandle = {
  title: (loaded: unknown) => {
    const number = (loaded as Partial<TrackingData> | null)?.order?.number;
    return number === undefined ? 'A che punto è l’ordine' : `A che punto è l’ordine ${number}`;
  },
  meta: { noindex: true, isAddressSecret: true },
  searchParams: {},
} satisfies Pick<RouteHandle, 'title' | 'meta' | 'searchParams'>;
