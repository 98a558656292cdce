import * as z from 'zod/mini';
import { bookDiscountsSchema } from './book-discount';
import { closuresSchema, openingHoursSchema } from './opening-hours';

/** A school whose lists a bookshop keeps. */
export const frontSchoolSchema = z.object({ code: z.string(), name: z.string() });
export type FrontSchool = z.infer<typeof frontSchoolSchema>;

/** What everybody may know of the bookshop at whose own address (a sub-domain) they are: never whose it is. */
export const shopFrontSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Origin of its own address. */
  url: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string(),
  /** Empty where it gives none. */
  phone: z.string(),
  /** Eleven digits; empty of one that opened before it was asked for. */
  vatNumber: z.string(),
  openingHours: openingHoursSchema,
  /** In their order. */
  closures: closuresSchema,
  offersPickup: z.boolean(),
  /** What one needs to know to pick up; empty without pick-up. */
  notes: z.string(),
  schools: z.array(frontSchoolSchema),
  /** What it tells its families today; empty for nothing. */
  notice: z.string(),
  /** A picture that we keep, with what is on it; null for none, or where the plan gives it no look of its own. */
  picture: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  /** Of its buttons, as in `#3f6fb5`; empty for the shop's own. */
  accent: z.string(),
  /** Off the cover price of what is picked up there; left out by services that know of none. */
  ...z.partial(bookDiscountsSchema).shape,
  /** Another one after each change. */
  version: z.int(),
});
export type ShopFront = z.infer<typeof shopFrontSchema>;

/** The same as a page is told of it. */
export interface ServedShopFront extends ShopFront {
  /** Origin of the main site. */
  mainSite: string;
}
