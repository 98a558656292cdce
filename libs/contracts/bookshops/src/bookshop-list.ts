import { closuresSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { pickupPointSchema } from './pickup-point';
import { postalCodePattern } from './postal-code-pattern';

export const bookshopListQuerySchema = z.object({
  /** By name or car-plate code: the bookshops of this province alone. */
  provincia: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Those around a postal code, the nearest first: its first two digits are theirs, too. */
  cap: z.optional(
    z.string().check(z.trim(), z.regex(postalCodePattern, 'Scrivi le cinque cifre del CAP')),
  ),
  /** With its province: those within thirty kilometres of this municipality, the nearest first, then the province's. */
  comune: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Those alone that take used books in. */
  usati: z.optional(z.literal('1')),
  /** One beyond the last is the last. */
  pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(999)), 1),
});

/** What everybody may know of an open bookshop: never whose it is. */
export const publicBookshopSchema = z.extend(pickupPointSchema, {
  /** Whether orders can be picked up here; without, its `notes` are empty. */
  offersPickup: z.boolean(),
  /** Whether families may bring used books; left out by services that do not tell. */
  takesUsedBooks: z.optional(z.boolean()),
  /** Whole kilometres from the municipality that was asked for, as the crow flies; left out where nobody knows. */
  kilometres: z.optional(z.int()),
  /** Announced days of rest, in their order. */
  closures: closuresSchema,
});
export type PublicBookshop = z.infer<typeof publicBookshopSchema>;

/** A province with open bookshops. */
export const bookshopProvinceSchema = z.object({
  /** Car-plate code; of a province that nobody knows its letters. */
  code: z.string(),
  name: z.string(),
  bookshops: z.int(),
});
export type BookshopProvince = z.infer<typeof bookshopProvinceSchema>;

export const bookshopListSchema = z.object({
  /** Those of one page; by comune and name where no postal code is given. */
  bookshops: z.array(publicBookshopSchema),
  page: z.int(),
  pages: z.int(),
  /** How many all pages show. */
  total: z.int(),
  /** The province that was asked for, with its name; null where none was. */
  province: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** All provinces with open bookshops, by name. */
  provinces: z.array(bookshopProvinceSchema),
});
export type BookshopList = z.infer<typeof bookshopListSchema>;
