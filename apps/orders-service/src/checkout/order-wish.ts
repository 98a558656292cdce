import type { checkoutEndpoints } from '@zaino/contracts/orders';
import type { BodyOf } from '@zaino/service/route';

/** An order as it was sent off, with its defaults filled in. */
export type OrderWish = BodyOf<typeof checkoutEndpoints.placeOrder>;
