import * as z from 'zod/mini';
import { LONGEST_CATEGORY, LONGEST_SEARCH, PRODUCT_LIMIT, PRODUCT_PAGE_SIZE } from './limits';
import { adminProductSchema, productSchema } from './product';

/** Orders of a list: by relevance where something is searched for, otherwise newest first. */
export const productOrders = [
  'rilevanza',
  'novita',
  'prezzo-crescente',
  'prezzo-decrescente',
  'valutazione',
] as const;
export type ProductOrder = (typeof productOrders)[number];

/** A decimal number as people write it: `3,50` and `3.50` (specification, point 5). */
const decimal = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,7}([.,]\d{1,6})?$/)),
  z.transform((text) => Number(text.replace(',', '.'))),
);

const category = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CATEGORY));

/** Parameters that are left empty count as not given: a plain form sends all its fields. */
const given = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

export const productsQuerySchema = z.object({
  limit: z.pipe(
    given(z.coerce.number().check(z.int(), z.gte(1), z.lte(PRODUCT_LIMIT))),
    z.transform((limit) => limit ?? PRODUCT_PAGE_SIZE),
  ),
  search: given(z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH))),
  /** One category by its name, or several: a product in any of them fits. */
  categoria: z.pipe(
    z.pipe(
      z.optional(z.union([z.string(), z.array(z.string())])),
      z.transform((names) => [names ?? []].flat().filter((name) => name.trim() !== '')),
    ),
    z.array(category).check(z.maxLength(50)),
  ),
  minPrezzo: given(decimal),
  maxPrezzo: given(decimal),
  minValutazione: given(z.pipe(decimal, z.number().check(z.lte(5)))),
  /** Only what can be bought now. */
  soloDisponibili: given(z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })),
  ordine: given(z.enum(productOrders)),
  /** `false` also gives inactive products, and asks for an admin's bearer (specification, point 7). */
  active: given(z.stringbool({ truthy: ['true'], falsy: ['false'] })),
  /** `next` of the page before. */
  cursor: given(z.string().check(z.maxLength(200))),
});
export type ProductsQuery = z.output<typeof productsQuerySchema>;

/** How many products there would be with one filter changed. */
export const productFacetsSchema = z.object({
  /** Counted without the filter by category. */
  categorie: z.array(z.object({ nome: z.string(), prodotti: z.int() })),
  /** Lowest and highest price, counted without the filter by price; null where nothing fits. */
  prezzo: z.nullable(z.object({ min: z.number(), max: z.number() })),
  /** With at least 4, 3, 2, 1 stars, counted without the filter by rating. */
  valutazioni: z.array(z.object({ min: z.number(), prodotti: z.int() })),
  /** That can be bought now, counted without that filter. */
  disponibili: z.int(),
});
export type ProductFacets = z.infer<typeof productFacetsSchema>;

const list = {
  /** How many fit, also beyond this page. */
  total: z.int(),
  /** Cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
  facets: productFacetsSchema,
  /** What was searched for instead of a word that nothing contains, as in `quaderno`; null as it was typed. */
  corretto: z.nullable(z.string()),
};

export const productListSchema = z.object({ products: z.array(productSchema), ...list });
export type ProductList = z.infer<typeof productListSchema>;

/** With `active=false`, for an admin. */
export const adminProductListSchema = z.object({ products: z.array(adminProductSchema), ...list });
