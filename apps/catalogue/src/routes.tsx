import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

/** The pages of this remote; the shell puts them into its own routes. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/products',
    chunk: 'products-page',
    load: async () =>
      (await import(/* webpackChunkName: 'products-page' */ './products/products-page'))
        .ProductsPage,
    handle: { title: 'Prodotti per la Scuola' },
  }),
];
