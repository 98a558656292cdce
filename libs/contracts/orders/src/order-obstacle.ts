import * as z from 'zod/mini';
import { paymentMethodSchema } from './payment-method';

/** What keeps a customer from an order in a way to pay: told by a quote, and codes of an order that is refused. */
const obstacleCodeSchema = z.enum([
  /** Paid in the shop by somebody whose e-mail address nobody has proven. */
  'email-unproven',
  /** Paid in the shop, and worth more than an order to be paid there may be. */
  'shop-order-value',
  /** Paid in the shop, with more pieces of one article than such an order may have. */
  'shop-article-pieces',
  /** The customer has as many orders to be paid in the shop as there may be. */
  'shop-open-orders',
  /** With it the customer's orders to be paid in the shop would be worth more than they may. */
  'shop-open-value',
  /** The same of their pieces. */
  'shop-open-pieces',
  /** The same of their pieces of one article. */
  'shop-open-article-pieces',
  /** The customer has as many orders that wait for their payment by card as there may be. */
  'card-open-orders',
  /** With it those would hold more pieces in stock than they may. */
  'card-open-pieces',
  /** Paid by card, and fetched at a bookshop whose account for payments is restricted. */
  'bookshop-cards-off',
  /** Paid by card, with an extra of a bookshop that does not sell by card. */
  'extras-in-shop',
]);
export type ObstacleCode = z.infer<typeof obstacleCodeSchema>;

/** Why an order could not be paid in a way, as things are now. */
export const orderObstacleSchema = z.object({
  payment: paymentMethodSchema,
  code: obstacleCodeSchema,
  /** For a person, in Italian: what to do. */
  text: z.string(),
});
export type OrderObstacle = z.infer<typeof orderObstacleSchema>;
