import type { RouteObject } from '@zaino/web/router';
import { lazyRoute } from '../web/lazy-route';

/** The pages of the older remote, in the words of its time. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/cart',
    load: async () =>
      (await import(/* webpackChunkName: 'older-cart-page' */ './older-cart-page')).OlderCartPage,
    handle: { title: 'Carrello' },
  }),
];
