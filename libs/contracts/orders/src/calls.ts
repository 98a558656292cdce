import type { Call, Calls } from '@zaino/contracts/shared';

/** Carts, and what they cost. */
export const cartCalls = {
  cart: { method: 'GET', path: '/api/cart' },
  changeCart: { method: 'POST', path: '/api/cart/changes' },
  quote: { method: 'POST', path: '/api/quotes' },
  deliveryDays: { method: 'GET', path: '/api/delivery-days' },
  shareList: { method: 'POST', path: '/api/shared-lists' },
  sharedList: { method: 'GET', path: '/api/shared-lists/:id' },
} as const satisfies Calls;

/** From the cart to the order. */
export const checkoutCalls = {
  start: { method: 'GET', path: '/api/checkout' },
  places: { method: 'GET', path: '/api/places' },
  placeOrder: { method: 'POST', path: '/api/orders' },
} as const satisfies Calls;

/** The own orders. */
export const orderCalls = {
  orders: { method: 'GET', path: '/api/orders' },
  order: { method: 'GET', path: '/api/orders/:id' },
  pay: { method: 'POST', path: '/api/orders/:id/payment' },
  checkPayment: { method: 'POST', path: '/api/orders/:id/payment-checks' },
  cancel: { method: 'POST', path: '/api/orders/:id/cancellation' },
  withdraw: { method: 'POST', path: '/api/orders/:id/withdrawal' },
  reorder: { method: 'POST', path: '/api/orders/:id/reorder' },
  document: { method: 'GET', path: '/api/orders/:id/documents/:file' },
  tracking: { method: 'GET', path: '/api/tracking/:token' },
} as const satisfies Calls;

/** To the people of the shop. */
export const supportCalls = {
  write: { method: 'POST', path: '/api/support-messages' },
} as const satisfies Calls;

/** Orders as staff sees them. */
export const adminOrderCalls = {
  orders: { method: 'GET', path: '/api/admin/orders' },
  count: { method: 'GET', path: '/api/admin/orders/count' },
  order: { method: 'GET', path: '/api/admin/orders/:id' },
  command: { method: 'POST', path: '/api/admin/orders/:id/commands' },
  vouchers: { method: 'GET', path: '/api/admin/vouchers' },
  addVoucher: { method: 'POST', path: '/api/admin/vouchers' },
  endVoucher: { method: 'DELETE', path: '/api/admin/vouchers/:code' },
  parkedMessages: { method: 'GET', path: '/api/admin/orders/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/admin/orders/parked-messages/:id' },
} as const satisfies Calls;

/** Orders at the desk of the bookshop that hands them out. */
export const deskCalls = {
  orders: { method: 'GET', path: '/api/desk/orders' },
  order: { method: 'GET', path: '/api/desk/orders/:id' },
  command: { method: 'POST', path: '/api/desk/orders/:id/commands' },
  commands: { method: 'POST', path: '/api/desk/commands' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const ordersInternalCalls = {
  exportCustomer: { method: 'GET', path: '/internal/customers/:uid' },
  forgetCustomer: { method: 'DELETE', path: '/internal/customers/:uid' },
  bookshopFigures: { method: 'GET', path: '/internal/bookshops/:id/figures' },
  paymentAccount: { method: 'GET', path: '/internal/payment-accounts/:id' },
  openSubscriptionPage: { method: 'POST', path: '/internal/subscription-pages' },
  openBillingPortal: { method: 'POST', path: '/internal/billing-portals' },
  subscription: { method: 'GET', path: '/internal/subscriptions/:id' },
  endSubscription: { method: 'DELETE', path: '/internal/subscriptions/:id' },
  proveAddress: { method: 'PUT', path: '/internal/customers/:uid/proven-address' },
} as const satisfies Calls;

/** The payment provider’s messages. */
export const webhookCall = { method: 'POST', path: '/api/stripe/webhooks' } as const satisfies Call;
