import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import { protectedRoute } from '@zaino/web/protected-route';
import type { RouteObject } from '@zaino/web/router';
import { loadCheckout } from './checkout/checkout.api';

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
  protectedRoute({
    path: '/checkout',
    chunk: 'checkout-page',
    load: async () =>
      (await import(/* webpackChunkName: 'checkout-page' */ './checkout/checkout-page'))
        .CheckoutPage,
    loader: loadCheckout,
    handle: { title: 'Cassa' },
    errorElement: <PageFailure />,
  }),
];
