import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

/** The pages of this remote; the shell puts them into its own routes. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/cart',
    load: () => import('./cart-page/cart-page').then(({ CartPage }) => CartPage),
    handle: { title: 'Carrello' },
  }),
];
