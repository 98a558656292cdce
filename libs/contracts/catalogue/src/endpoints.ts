import { defineEndpoint, mediaFile, siteSearchQuerySchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { catalogueCalls } from './calls';
import { adminProductListSchema, productListSchema, productsQuerySchema } from './list';
import { adminProductDetailSchema, productDetailSchema, productIdSchema } from './product';
import { productSearchSchema } from './site-search';

const nothing = z.object({});

export const categorySchema = z.object({ id: z.string(), nome: z.string() });
export type Category = z.infer<typeof categorySchema>;

/** The public calls of the catalogue (specification, point 7). */
export const catalogueEndpoints = {
  products: defineEndpoint(catalogueCalls.products, {
    summary: 'Products by filters; inactive ones too, with all their fields, for an admin',
    access: 'public',
    query: productsQuerySchema,
    response: z.union([adminProductListSchema, productListSchema]),
  }),
  categories: defineEndpoint(catalogueCalls.categories, {
    summary: 'Categories: their names, for an admin with their ids',
    access: 'public',
    query: nothing,
    response: z.object({ categories: z.union([z.array(z.string()), z.array(categorySchema)]) }),
  }),
  /** An inactive product exists only for an admin, who gets all fields. */
  product: defineEndpoint(catalogueCalls.product, {
    summary: 'One product by its id',
    access: 'public',
    query: nothing,
    params: z.object({ id: productIdSchema }),
    response: z.object({ product: z.union([adminProductDetailSchema, productDetailSchema]) }),
  }),
  siteSearch: defineEndpoint(catalogueCalls.siteSearch, {
    summary: 'Products and categories that fit what was typed, for the one search',
    access: 'public',
    rateClass: 'suggestion',
    query: siteSearchQuerySchema,
    response: productSearchSchema,
  }),
} as const;

/** A kept image in one of its forms. */
export const mediaEndpoint = defineEndpoint(
  { method: 'GET', path: '/api/media/:id/:file' },
  mediaFile,
);
