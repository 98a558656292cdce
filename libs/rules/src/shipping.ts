import { toCents, toEuro } from './money';

/** Subtotal in euro from which standard shipping is free (specification, point 9). */
export const FREE_SHIPPING_THRESHOLD = 90;

/** Standard shipping in euro below the threshold (specification, point 9). */
export const STANDARD_SHIPPING_COST = 5;

export const shippingMethods = ['standard', 'pickup'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

/** Where a cart is sent to; the same fields as the customer's profile (specification, point 3). */
export interface ShippingAddress {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  province: string;
}

/** Shipping in euro for a subtotal in euro: pickup is free, standard from the threshold on. */
export function shippingCost(method: ShippingMethod, subtotal: number): number {
  const isFree = method === 'pickup' || missingForFreeShipping(subtotal) === 0;
  return isFree ? 0 : STANDARD_SHIPPING_COST;
}

/** How many euro a subtotal lacks to reach free standard shipping; 0 once it is reached. */
export function missingForFreeShipping(subtotal: number): number {
  return toEuro(Math.max(0, toCents(FREE_SHIPPING_THRESHOLD) - toCents(subtotal)));
}
