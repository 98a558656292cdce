import * as z from 'zod/mini';
import { ordersErrorCodes } from './errors';
import { paymentMethodSchema } from './payment-method';

/** What keeps a customer from an order by their own doing: each is a code of the refused order too. */
export const obstacleCodes = [
  ordersErrorCodes.emailUnproven,
  ordersErrorCodes.shopOrderValue,
  ordersErrorCodes.shopArticlePieces,
  ordersErrorCodes.shopOpenOrders,
  ordersErrorCodes.shopOpenValue,
  ordersErrorCodes.shopOpenPieces,
  ordersErrorCodes.shopOpenArticlePieces,
  ordersErrorCodes.cardOpenOrders,
  ordersErrorCodes.cardOpenPieces,
] as const;
const obstacleCodeSchema = z.enum(obstacleCodes);
export type ObstacleCode = z.infer<typeof obstacleCodeSchema>;

/** Why an order could not be paid in a way, as things are now. */
export const orderObstacleSchema = z.object({
  payment: paymentMethodSchema,
  code: obstacleCodeSchema,
  /** For a person, in Italian: what to do. */
  text: z.string(),
});
export type OrderObstacle = z.infer<typeof orderObstacleSchema>;
