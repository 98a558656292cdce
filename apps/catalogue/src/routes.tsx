import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { PageFailure } from '@zaino/ui/page-failure';
import { pageRoute } from '@zaino/ui/page-route';
import { protectedRoute } from '@zaino/ui/protected-route';
import type { RouteObject } from '@zaino/web/router';
import { SUPPLIES_TITLE } from './class-supplies/supplies-title';
import { ProductLoading, ProductsLoading } from './page-loading';
import { MISSING_PRODUCT } from './product/product-words';
import { askProducts } from './products/ask-products';
import { CURSOR, noFilters } from './products/filters';
import { CATALOGUE_TITLE } from './products/products-words';
import { REVIEW_PAGE } from './reviews/page-parameter';

const askFavourites = () =>
  import(/* webpackChunkName: 'favourites-page' */ './favourites/favourites-chunk');

const askMaterials = () =>
  import(/* webpackChunkName: 'materials-page' */ './materials/materials-chunk');

/** The pages of this remote (specification, point 2). */
export const routes: RouteObject[] = [
  pageRoute({
    path: '/products',
    chunk: 'products-page',
    ask: () => import(/* webpackChunkName: 'products-page' */ './products/products-chunk'),
    read: async (args, ask) => {
      const [asked, { loadProducts }] = await Promise.all([askProducts(args), ask()]);
      return loadProducts(asked);
    },
    title: CATALOGUE_TITLE,
    get: Object.keys(noFilters),
    getAll: [CURSOR],
    HydrateFallback: ProductsLoading,
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
    load: async () => (await askFavourites()).FavouritesPage,
    loader: async (args) => (await askFavourites()).loadFavourites(args),
    handle: { title: 'I tuoi preferiti', searchParams: {} },
    errorElement: <PageFailure />,
  }),
  pageRoute({
    path: '/materiale',
    chunk: 'materials-page',
    ask: askMaterials,
    read: async (args, ask) => (await ask()).loadYears(args),
    title: SUPPLIES_TITLE,
    // Of the mail to a school.
    get: ['token'],
    isEntrance: true,
    HydrateFallback: ProductLoading,
  }),
  pageRoute({
    // A grade and its year, or `scuola` and its code.
    path: '/materiale/:grado/:anno',
    chunk: 'supplies-page',
    ask: () => import(/* webpackChunkName: 'supplies-page' */ './class-supplies/supplies-chunk'),
    // Most pages of this remote are without it: what reads its data comes with the page.
    read: async (args, ask) => (await ask()).loadSupplies(args),
    title: SUPPLIES_TITLE,
    get: ['scuola', 'classe', 'sezione'],
    isEntrance: true,
    HydrateFallback: ProductLoading,
  }),
  protectedRoute({
    path: '/materiale/proponi',
    chunk: 'materials-page',
    load: async () => (await askMaterials()).ProposalPage,
    loader: async (args) => (await askMaterials()).loadProposals(args),
    handle: {
      title: 'Proponi il materiale',
      searchParams: { get: ['scuola', 'classe', 'sezione'] },
    },
    errorElement: <PageFailure />,
  }),
];
