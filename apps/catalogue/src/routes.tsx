import { PageFailure } from '@zaino/ui/page-failure';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { ProductLoading, ProductsLoading } from './page-loading';
import { productHandle } from './product/product-meta';
import { loadProduct } from './product/product.api';
import { productsHandle } from './products/products-meta';
import { loadProducts } from './products/products.api';

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
];
