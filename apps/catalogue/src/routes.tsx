import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { PageFailure } from '@zaino/ui/page-failure';
import { pageRoute } from '@zaino/ui/page-route';
import { protectedRoute } from '@zaino/ui/protected-route';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { ProductLoading, ProductsLoading } from './page-loading';
import { MISSING_PRODUCT } from './product/product-words';
import { productsHandle } from './products/products-meta';
import { loadProducts } from './products/products.api';
import { REVIEW_PAGE } from './reviews/reviews-path';

const suppliesRoute = (path: string) =>
  pageRoute({
    path,
    chunk: 'supplies-page',
    ask: () => import(/* webpackChunkName: 'supplies-page' */ './class-supplies/supplies-chunk'),
    // Most pages of this remote are without it: what reads its data comes with the page.
    read: async (args, ask) => (await ask()).loadSupplies(args),
    title: 'Materiale per la scuola',
    get: [],
    isEntrance: true,
    HydrateFallback: ProductLoading,
  });

/** The pages of this remote (specification, point 2). */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/products',
    chunk: 'products-page',
    load: async () =>
      (await import(/* webpackChunkName: 'products-page' */ './products/products-page'))
        .ProductsPage,
    loader: loadProducts,
    handle: productsHandle,
    HydrateFallback: ProductsLoading,
    errorElement: <PageFailure />,
  }),
  pageRoute({
    path: '/products/:id',
    chunk: 'product-page',
    ask: () => import(/* webpackChunkName: 'product-page' */ './product/product-chunk'),
    // The list is without it, and has no room for what reads a product.
    read: async (args, ask) => (await ask()).loadProduct(args),
    title: MISSING_PRODUCT,
    get: [REVIEW_PAGE],
    HydrateFallback: ProductLoading,
  }),
  protectedRoute({
    path: FAVOURITES_PATH,
    chunk: 'favourites-page',
    load: async () =>
      (await import(/* webpackChunkName: 'favourites-page' */ './favourites/favourites-chunk'))
        .FavouritesPage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'favourites-page' */ './favourites/favourites-chunk')
      ).loadFavourites(args),
    handle: { title: 'I tuoi preferiti', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  suppliesRoute('/materiale'),
  suppliesRoute('/materiale/:grado/:anno'),
];
