import { PageFailure } from '@zaino/ui/page-failure';
import { pageRoute } from '@zaino/ui/page-route';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { ProductLoading, ProductsLoading } from './page-loading';
import { productHandle } from './product/product-meta';
import { loadProduct } from './product/product.api';
import { productsHandle } from './products/products-meta';
import { loadProducts } from './products/products.api';

const suppliesRoute = (path: string) =>
  pageRoute({
    path,
    chunk: 'supplies-page',
    ask: () => import(/* webpackChunkName: 'supplies-page' */ './class-supplies/supplies-chunk'),
    // Most pages of this remote are without it: what reads its data comes with the page.
    read: async (args, ask) => (await ask()).loadSupplies(args),
    title: 'Materiale per la scuola',
    get: [],
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
  lazyRoute({
    path: '/products/:id',
    chunk: 'product-page',
    load: async () =>
      (await import(/* webpackChunkName: 'product-page' */ './product/product-page')).ProductPage,
    loader: loadProduct,
    handle: productHandle,
    HydrateFallback: ProductLoading,
    errorElement: <PageFailure />,
  }),
  suppliesRoute('/materiale'),
  suppliesRoute('/materiale/:grado/:anno'),
];
