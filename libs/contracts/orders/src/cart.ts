import * as z from 'zod/mini';
import { MOST_CHILDREN, MOST_LINES, MOST_PIECES_OF_A_LINE } from './limits';
import { cartChildSchema, cartLineSchema, chosenBookshopSchema } from './line';

const shippingMethodSchema = z.enum(['standard', 'pickup']);
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** As the profile holds it; a cart may hold half an address. */
const cartAddressSchema = z.object({
  firstName: text(60),
  lastName: text(60),
  phone: text(30),
  address: text(200),
  city: text(100),
  postalCode: text(10),
  province: text(100),
});

/** The cart of a signed-in customer, the same on all devices. */
export const serverCartSchema = z.object({
  /** Whose it is: another tab may have changed who is signed in. */
  customerId: z.string(),
  /** Counts the changes. */
  version: z.int(),
  items: z.array(cartLineSchema),
  shippingMethod: shippingMethodSchema,
  shippingAddress: z.nullable(cartAddressSchema),
  /** Where it is picked up; left out where none was ever chosen. */
  bookshop: z.optional(z.nullable(chosenBookshopSchema)),
  children: z.array(cartChildSchema),
});
export type ServerCart = z.infer<typeof serverCartSchema>;

const pieces = z.int().check(z.gte(-MOST_PIECES_OF_A_LINE), z.lte(MOST_PIECES_OF_A_LINE));

/**
 * Pieces that a device has put in or taken out since it last heard from the server: applied to whatever the cart
 * holds by then. `childId` null counts pieces that are for nobody in particular.
 */
const lineChangeSchema = z.object({
  line: cartLineSchema,
  deltas: z
    .array(z.object({ childId: z.nullable(text(60)), pieces }))
    .check(z.minLength(1), z.maxLength(MOST_CHILDREN + 1)),
});

/** What changed on one device. The same `id` is applied once, however often it is sent. */
export const cartChangesSchema = z.strictObject({
  id: z.uuid(),
  /** Whom the device takes for signed in; refused where it is somebody else by now. */
  customerId: z.optional(text(60)),
  lines: z.array(lineChangeSchema).check(z.maxLength(MOST_LINES)),
  shippingMethod: z.optional(shippingMethodSchema),
  shippingAddress: z.optional(z.nullable(cartAddressSchema)),
  bookshop: z.optional(z.nullable(chosenBookshopSchema)),
  /** Added or changed children, and ids of those taken out. */
  children: z._default(z.array(cartChildSchema).check(z.maxLength(MOST_CHILDREN)), []),
  removedChildren: z._default(z.array(text(60)).check(z.maxLength(MOST_CHILDREN)), []),
});
export type CartChanges = z.input<typeof cartChangesSchema>;

/** A list that somebody shared: books and products, and no child's data. */
export const sharedListSchema = z.object({
  id: z.string(),
  path: z.string(),
  lines: z.array(cartLineSchema),
  createdAt: z.iso.datetime(),
});
