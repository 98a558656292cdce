import { PageFailure } from '@zaino/ui/page-failure';
import { protectedRoute } from '@zaino/ui/protected-route';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { SHARED_LIST } from './cart-page/share/shared-list-parameter';
import { exchangeParams } from './exchange/exchange-params';
import { PAGE_PARAMETER } from './order-list/page-parameter';
import { guestOrderHandle, orderHandle } from './order/order-handle';
import { loadOrder } from './order/order.api';
import { trackingHandle } from './tracking/tracking-handle';

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
      searchParams: { get: [SHARED_LIST] },
    },
  }),
  protectedRoute({
    path: '/checkout',
    chunk: 'checkout-page',
    load: async () =>
      (await import(/* webpackChunkName: 'checkout-page' */ './checkout/checkout-page'))
        .CheckoutPage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'checkout-page' */ './checkout/checkout.api')
      ).loadCheckout(args),
    handle: { title: 'Cassa', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/checkout/ospite',
    chunk: 'checkout-page',
    load: async () =>
      (await import(/* webpackChunkName: 'checkout-page' */ './checkout/checkout-page'))
        .CheckoutPage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'guest-checkout' */ './checkout/guest/guest-checkout.api')
      ).loadGuestCheckout(args),
    handle: { title: 'Cassa', meta: { noindex: true }, searchParams: {} },
    errorElement: <PageFailure />,
  }),
  ...['/orders/ospite', '/orders/ospite/:id'].map((path) =>
    lazyRoute({
      path,
      chunk: 'guest-order-page',
      load: async () =>
        (await import(/* webpackChunkName: 'guest-order-page' */ './guest-order/guest-order-page'))
          .GuestOrderPage,
      loader: async (args) =>
        (
          await import(/* webpackChunkName: 'guest-order-page' */ './guest-order/guest-order.api')
        ).loadGuestOrder(args),
      handle: guestOrderHandle,
      errorElement: <PageFailure />,
    }),
  ),
  protectedRoute({
    path: '/orders',
    chunk: 'order-list-page',
    load: async () =>
      (await import(/* webpackChunkName: 'order-list-page' */ './order-list/order-list-page'))
        .OrderListPage,
    // In the page's chunk: the other pages would pay for it.
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'order-list-page' */ './order-list/order-list.api')
      ).loadOrders(args),
    handle: { title: 'I miei ordini', searchParams: { get: [PAGE_PARAMETER] } },
    errorElement: <PageFailure />,
  }),
  protectedRoute({
    path: '/orders/sezione',
    chunk: 'exchange-page',
    load: async () =>
      (await import(/* webpackChunkName: 'exchange-page' */ './exchange/exchange-page'))
        .ExchangePage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'exchange-page' */ './exchange/exchange.api')
      ).loadExchange(args),
    handle: { title: 'Sezione sbagliata', searchParams: { get: exchangeParams } },
    errorElement: <PageFailure />,
  }),
  protectedRoute({
    path: '/orders/:id',
    chunk: 'order-page',
    load: async () =>
      (await import(/* webpackChunkName: 'order-page' */ './order/order-page')).OrderPage,
    loader: loadOrder,
    handle: orderHandle,
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/tracking/:token',
    chunk: 'tracking-page',
    load: async () =>
      (await import(/* webpackChunkName: 'tracking-page' */ './tracking/tracking-page'))
        .TrackingPage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'tracking-page' */ './tracking/tracking.api')
      ).loadTracking(args),
    handle: trackingHandle,
    errorElement: <PageFailure />,
  }),
];
