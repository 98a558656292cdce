import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

/** The pages of this remote; the shell puts them into its own routes. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/cart',
    chunk: 'cart-page',
    load: async () =>
      (await import(/* webpackChunkName: 'cart-page' */ './cart-page/cart-page')).CartPage,
    handle: {
      title: 'Carrello',
      meta: {
        description: 'I libri e i prodotti che hai scelto, con la spedizione e il totale.',
        noindex: true,
      },
    },
  }),
];
