import * as z from 'zod/mini';

/**
 * States of a line, and of an order (which stands where its least advanced line does). `received` waits for its
 * payment, or, where it is paid in the shop, for the shop; `waiting` is ordered from a supplier.
 */
export const orderStates = [
  'received',
  'paid',
  'waiting',
  'reserved',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
] as const;
export const orderStateSchema = z.enum(orderStates);
export type OrderState = z.infer<typeof orderStateSchema>;

/** Of the money: `none` while nothing was paid; in a shop it is `due` until the shop has taken it. */
export const paymentStateSchema = z.enum(['none', 'due', 'paid', 'partly-refunded', 'refunded']);

/** What staff, customers and the system may do; each transition of a state is made by one of these. */
export const orderCommandNames = [
  'confirm-payment',
  'accept-pay-in-shop',
  'order-from-supplier',
  'change-dates',
  'substitute-edition',
  'reserve',
  'mark-ready',
  'ship',
  'deliver',
  'take-back',
  'cancel',
  'receive-return',
  'refund',
  'confirm-refund',
  'register-shop-payment',
  'enter-cedola',
  'accept-cedola',
  'refuse-cedola',
  'pay-without-cedola',
  'confirm-online-payment',
  'perform-extra',
  'reopen-extra',
  'drop-extra',
] as const;
export const orderCommandNameSchema = z.enum(orderCommandNames);
export type OrderCommandName = z.infer<typeof orderCommandNameSchema>;
