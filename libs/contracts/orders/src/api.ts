import type { ApiOf } from '@zaino/contracts/shared';
import type { adminOrderEndpoints } from './admin-endpoints';
import type { adminArrivalEndpoints, arrivalEndpoints } from './arrivals-endpoints';
import {
  adminArrivalCalls,
  adminOrderCalls,
  adminToOrderCalls,
  arrivalCalls,
  cartCalls,
  cedolaCalls,
  checkoutCalls,
  complianceCalls,
  counterCalls,
  deskCalls,
  droppedBookCalls,
  guestCalls,
  orderCalls,
  orderStatsCalls,
  printCalls,
  shippingCalls,
  staffOrderCalls,
  supportCalls,
  toOrderCalls,
  usedBookCalls,
  usedDeskCalls,
} from './calls';
import type { cedolaEndpoints } from './cedole-endpoints';
import type { complianceEndpoints } from './compliance-endpoints';
import type { counterEndpoints } from './counter-endpoints';
import type { deskEndpoints } from './desk-endpoints';
import type { droppedBookEndpoints } from './dropped-book-endpoints';
import type {
  cartEndpoints,
  checkoutEndpoints,
  orderEndpoints,
  supportEndpoints,
} from './endpoints';
import type { guestEndpoints } from './guest-endpoints';
import type { adminToOrderEndpoints, toOrderEndpoints } from './to-order-endpoints';
import type { printEndpoints } from './print-endpoints';
import type { orderStatsEndpoints } from './stats-endpoints';
import type { shippingEndpoints } from './shipping-endpoints';
import type { staffOrderEndpoints } from './staff-orders-endpoints';
import type { usedBookEndpoints, usedDeskEndpoints } from './used-books-endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const cartApi: ApiOf<typeof cartEndpoints> = cartCalls;
export const checkoutApi: ApiOf<typeof checkoutEndpoints> = checkoutCalls;
export const orderApi: ApiOf<typeof orderEndpoints> = orderCalls;
export const guestApi: ApiOf<typeof guestEndpoints> = guestCalls;
export const supportApi: ApiOf<typeof supportEndpoints> = supportCalls;
export const deskApi: ApiOf<typeof deskEndpoints> = deskCalls;
export const arrivalApi: ApiOf<typeof arrivalEndpoints> = arrivalCalls;
export const toOrderApi: ApiOf<typeof toOrderEndpoints> = toOrderCalls;
export const adminArrivalApi: ApiOf<typeof adminArrivalEndpoints> = adminArrivalCalls;
export const adminToOrderApi: ApiOf<typeof adminToOrderEndpoints> = adminToOrderCalls;
export const counterApi: ApiOf<typeof counterEndpoints> = counterCalls;
export const cedolaApi: ApiOf<typeof cedolaEndpoints> = cedolaCalls;
export const printApi: ApiOf<typeof printEndpoints> = printCalls;
export const droppedBookApi: ApiOf<typeof droppedBookEndpoints> = droppedBookCalls;
export const adminOrderApi: ApiOf<typeof adminOrderEndpoints> = adminOrderCalls;
export const orderStatsApi: ApiOf<typeof orderStatsEndpoints> = orderStatsCalls;
export const shippingApi: ApiOf<typeof shippingEndpoints> = shippingCalls;
export const staffOrderApi: ApiOf<typeof staffOrderEndpoints> = staffOrderCalls;
export const usedBookApi: ApiOf<typeof usedBookEndpoints> = usedBookCalls;
export const usedDeskApi: ApiOf<typeof usedDeskEndpoints> = usedDeskCalls;
export const complianceApi: ApiOf<typeof complianceEndpoints> = complianceCalls;
