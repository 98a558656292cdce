import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { loadArrivals } from './desk/arrivals/arrivals.api';
import { loadCedole } from './desk/cedole/cedole.api';
import { loadColleagues } from './desk/colleagues/colleagues.api';
import { loadClosedOrders } from './desk/closed-orders/closed-orders.api';
import { deskRoute } from './desk/desk-route';
import { loadFigures } from './desk/figures/figures.api';
import { loadForecast } from './desk/forecast/forecast.api';
import { loadOrder } from './desk/order/order.api';
import { loadBooks } from './desk/to-order/to-order.api';
import { loadOrders } from './desk/orders/orders.api';
import { loadPayments } from './desk/payments/payments.api';
import { loadPlan } from './desk/plan/plan.api';
import { loadShop } from './desk/shop/shop.api';
import { loadDirectory } from './directory/directory.api';
import { directoryHandle } from './directory/directory-meta';
import { loadForLibraries } from './for-libraries/for-libraries.api';
import { forLibrariesHandle } from './for-libraries/for-libraries-meta';
import { loadFront } from './front/front.api';
import { frontHandle } from './front/front-meta';
import { DirectoryLoading, ForLibrariesLoading, FrontLoading } from './page-loading';

const usedDesk = () =>
  import(/* webpackChunkName: 'used-desk-page' */ './desk/used-books/used-desk-chunk');

/** The pages of this remote. */
export const routes: RouteObject[] = [
  {
    ...lazyRoute({
      chunk: 'front-page',
      load: async () =>
        (await import(/* webpackChunkName: 'front-page' */ './front/front-page')).FrontPage,
      loader: loadFront,
      handle: frontHandle,
      HydrateFallback: FrontLoading,
      errorElement: <PageFailure />,
    }),
    // It stands before the place that the shell keeps for it.
    index: true,
    children: undefined,
  },
  deskRoute({
    path: '/dashboard/arrivi',
    chunk: 'arrivals-page',
    load: async () =>
      (await import(/* webpackChunkName: 'arrivals-page' */ './desk/arrivals/arrivals-page'))
        .ArrivalsPage,
    loader: loadArrivals,
    handle: { title: 'Arrivi', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/banco',
    chunk: 'counter-page',
    load: async () =>
      (await import(/* webpackChunkName: 'counter-page' */ './desk/counter/counter-page'))
        .CounterPage,
    loader: loadOrders,
    handle: { title: 'Banco della libreria', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/cedole',
    chunk: 'cedole-page',
    load: async () =>
      (await import(/* webpackChunkName: 'cedole-page' */ './desk/cedole/cedole-page')).CedolePage,
    loader: loadCedole,
    // The filters in the address ask for nothing: the table reads all of the ledger.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    handle: {
      title: 'Cedole della libreria',
      searchParams: { get: ['cerca', 'stato', 'comune', 'libri', 'ordine'] },
    },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/da-ordinare',
    chunk: 'to-order-page',
    load: async () =>
      (await import(/* webpackChunkName: 'to-order-page' */ './desk/to-order/to-order-page'))
        .ToOrderPage,
    loader: loadBooks,
    // The filters in the address ask for nothing: all books are here.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    handle: {
      title: 'Da ordinare',
      searchParams: {
        get: ['cerca', 'stato', 'ritardo', 'editore', 'distributore', 'ordine'],
      },
    },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/ordini',
    chunk: 'desk-orders-page',
    load: async () =>
      (await import(/* webpackChunkName: 'desk-orders-page' */ './desk/orders/orders-page'))
        .OrdersPage,
    loader: loadOrders,
    // The filters in the address ask for nothing: all open orders are here.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    handle: {
      title: 'Ordini della libreria',
      searchParams: { get: ['cerca', 'stato', 'classe', 'avviso', 'ordine'] },
    },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/ordini/chiusi',
    chunk: 'closed-orders-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'closed-orders-page' */ './desk/closed-orders/closed-orders-page'
        )
      ).ClosedOrdersPage,
    loader: loadClosedOrders,
    handle: {
      title: 'Ordini consegnati e annullati',
      searchParams: { get: ['cerca', 'dopo'] },
    },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/ordini/:id',
    chunk: 'desk-order-page',
    load: async () =>
      (await import(/* webpackChunkName: 'desk-order-page' */ './desk/order/order-page')).OrderPage,
    loader: loadOrder,
    handle: { title: 'Ordine della libreria', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/numeri',
    chunk: 'figures-page',
    load: async () =>
      (await import(/* webpackChunkName: 'figures-page' */ './desk/figures/figures-page'))
        .FiguresPage,
    loader: loadFigures,
    handle: {
      title: 'Numeri della libreria',
      searchParams: { get: ['periodo', 'da', 'a'] },
    },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/previsione',
    chunk: 'forecast-page',
    load: async () =>
      (await import(/* webpackChunkName: 'forecast-page' */ './desk/forecast/forecast-page'))
        .ForecastPage,
    loader: loadForecast,
    handle: { title: 'Previsione della libreria', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/negozio',
    chunk: 'shop-page',
    load: async () =>
      (await import(/* webpackChunkName: 'shop-page' */ './desk/shop/shop-page')).ShopPage,
    loader: loadShop,
    handle: { title: 'Negozio della libreria', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/piano',
    chunk: 'plan-page',
    load: async () =>
      (await import(/* webpackChunkName: 'plan-page' */ './desk/plan/plan-page')).PlanPage,
    loader: loadPlan,
    handle: { title: 'Piano della libreria', searchParams: { get: ['piano'] } },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/pagamenti',
    chunk: 'payments-page',
    load: async () =>
      (await import(/* webpackChunkName: 'payments-page' */ './desk/payments/payments-page'))
        .PaymentsPage,
    loader: loadPayments,
    handle: { title: 'Pagamenti della libreria', searchParams: { get: ['conto'] } },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/colleghi',
    chunk: 'colleagues-page',
    load: async () =>
      (await import(/* webpackChunkName: 'colleagues-page' */ './desk/colleagues/colleagues-page'))
        .ColleaguesPage,
    loader: loadColleagues,
    handle: { title: 'Colleghi della libreria', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  deskRoute({
    path: '/dashboard/usato',
    chunk: 'used-desk-page',
    load: async () => (await usedDesk()).UsedDeskPage,
    // Most pages of this remote are without it: what reads its data comes with the page.
    loader: async (args) => (await usedDesk()).loadUsedDesk(args),
    handle: { title: 'Libri usati', searchParams: { get: ['dopo', 'ricevuta'] } },
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/librerie',
    chunk: 'directory-page',
    load: async () =>
      (await import(/* webpackChunkName: 'directory-page' */ './directory/directory-page'))
        .DirectoryPage,
    loader: loadDirectory,
    handle: directoryHandle,
    HydrateFallback: DirectoryLoading,
    errorElement: <PageFailure />,
  }),
  lazyRoute({
    path: '/for-libraries',
    chunk: 'for-libraries-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'for-libraries-page' */ './for-libraries/for-libraries-page'
        )
      ).ForLibrariesPage,
    loader: loadForLibraries,
    handle: forLibrariesHandle,
    HydrateFallback: ForLibrariesLoading,
    errorElement: <PageFailure />,
  }),
];
