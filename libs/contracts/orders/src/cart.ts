import { z } from 'zod';
import { MOST_CHILDREN, MOST_LINES, MOST_PIECES_OF_A_LINE } from './limits';
import { cartChildSchema, cartLineSchema } from './line';

const shippingMethodSchema = z.enum(['standard', 'pickup']);
const text = (most: number) => z.string().trim().max(most);

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
  version: z.number().int(),
  items: z.array(cartLineSchema),
  shippingMethod: shippingMethodSchema,
  shippingAddress: cartAddressSchema.nullable(),
  children: z.array(cartChildSchema),
});
export type ServerCart = z.infer<typeof serverCartSchema>;

const pieces = z.number().int().min(-MOST_PIECES_OF_A_LINE).max(MOST_PIECES_OF_A_LINE);

/**
 * Pieces that a device has put in or taken out since it last heard from the server: applied to whatever the cart
 * holds by then. `childId` null counts pieces that are for nobody in particular.
 */
const lineChangeSchema = z.object({
  line: cartLineSchema,
  deltas: z
    .array(z.object({ childId: text(60).nullable(), pieces }))
    .min(1)
    .max(MOST_CHILDREN + 1),
});

/** What changed on one device. The same `id` is applied once, however often it is sent. */
export const cartChangesSchema = z
  .object({
    id: z.uuid(),
    /** Whom the device takes for signed in; refused where it is somebody else by now. */
    customerId: text(60).optional(),
    lines: z.array(lineChangeSchema).max(MOST_LINES),
    shippingMethod: shippingMethodSchema.optional(),
    shippingAddress: cartAddressSchema.nullable().optional(),
    /** Added or changed children, and ids of those taken out. */
    children: z.array(cartChildSchema).max(MOST_CHILDREN).default([]),
    removedChildren: z.array(text(60)).max(MOST_CHILDREN).default([]),
  })
  .strict();
export type CartChanges = z.input<typeof cartChangesSchema>;

/** A list that somebody shared: books and products, and no child's data. */
export const sharedListSchema = z.object({
  id: z.string(),
  path: z.string(),
  lines: z.array(cartLineSchema),
  createdAt: z.iso.datetime(),
});
