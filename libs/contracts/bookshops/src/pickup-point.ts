import { bookDiscountsSchema, openingHoursSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

const filter = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const pickupPointsQuerySchema = z.object({
  /** Where the customer is, by name or car-plate code, and by postal code: decide the order, leave nothing out. */
  provincia: filter,
  cap: filter,
  /** Words of name, address, comune, province or postal code: only bookshops that have all of them. */
  q: filter,
});

/** How near, as far as postal code and province tell; `altrove` also where nobody has said where they are. */
export const nearnessSchema = z.enum(['stesso-cap', 'stessa-zona', 'stessa-provincia', 'altrove']);

/** What customers may know of a bookshop where orders can be picked up: never whose it is. */
export const pickupPointSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string(),
  /** Of the bookshop; empty where it gives none. */
  phone: z.string(),
  openingHours: openingHoursSchema,
  notes: z.string(),
  /** What it tells its families today; empty for nothing. */
  notice: z.string(),
  /** Off the cover price of what is picked up there; left out by services that know of none. */
  ...z.partial(bookDiscountsSchema).shape,
  vicinanza: nearnessSchema,
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

export const pickupPointsSchema = z.object({
  /** At most 100, the nearest first. */
  pickupPoints: z.array(pickupPointSchema),
  /** How many there are, also beyond those. */
  total: z.int(),
});
