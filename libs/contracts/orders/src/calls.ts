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
  sellers: { method: 'GET', path: '/api/checkout/sellers' },
  ways: { method: 'GET', path: '/api/checkout/payment-ways' },
  placeOrder: { method: 'POST', path: '/api/orders' },
} as const satisfies Calls;

/** The own orders. */
export const orderCalls = {
  orders: { method: 'GET', path: '/api/orders' },
  order: { method: 'GET', path: '/api/orders/:id' },
  boughtBooks: { method: 'GET', path: '/api/bought-books' },
  pay: { method: 'POST', path: '/api/orders/:id/payment' },
  checkPayment: { method: 'POST', path: '/api/orders/:id/payment-checks' },
  cancel: { method: 'POST', path: '/api/orders/:id/cancellation' },
  dropExtras: { method: 'POST', path: '/api/orders/:id/dropped-extras' },
  withdraw: { method: 'POST', path: '/api/orders/:id/withdrawal' },
  reorder: { method: 'POST', path: '/api/orders/:id/reorder' },
  payCedolaInShop: { method: 'POST', path: '/api/orders/:id/cedole/:cedolaId/payment-in-shop' },
  document: { method: 'GET', path: '/api/orders/:id/documents/:file' },
  tracking: { method: 'GET', path: '/api/tracking/:token' },
} as const satisfies Calls;

/** Orders without an account. */
export const guestCalls = {
  begin: { method: 'POST', path: '/api/guests' },
  current: { method: 'GET', path: '/api/guests/current' },
  openLink: { method: 'POST', path: '/api/guest-links/openings' },
  sendLink: { method: 'POST', path: '/api/guest-links' },
  claim: { method: 'POST', path: '/api/guests/claims' },
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

/** Families who have bought a book that an import took off the list of their class. */
export const droppedBookCalls = {
  count: { method: 'GET', path: '/api/admin/dropped-books/:importId' },
  tell: { method: 'POST', path: '/api/admin/dropped-books/:importId' },
} as const satisfies Calls;

/** What staff does at the desk of the orders, beside looking at them. */
export const staffOrderCalls = {
  file: { method: 'GET', path: '/api/admin/orders.csv' },
  views: { method: 'GET', path: '/api/admin/orders/views' },
  saveView: { method: 'POST', path: '/api/admin/orders/views' },
  removeView: { method: 'DELETE', path: '/api/admin/orders/views/:id' },
  bookshops: { method: 'GET', path: '/api/admin/orders/bookshops' },
  neighbours: { method: 'GET', path: '/api/admin/orders/:id/neighbours' },
  preview: { method: 'POST', path: '/api/admin/order-commands/preview' },
  commands: { method: 'POST', path: '/api/admin/order-commands' },
  changes: { method: 'GET', path: '/api/admin/order-changes' },
  change: { method: 'GET', path: '/api/admin/order-changes/:id' },
  note: { method: 'GET', path: '/api/admin/orders/:id/note' },
  saveNote: { method: 'PUT', path: '/api/admin/orders/:id/note' },
  document: { method: 'GET', path: '/api/admin/orders/:id/documents/:file' },
} as const satisfies Calls;

/** What the whole shop sold, and what there is to do about it. */
export const orderStatsCalls = {
  sales: { method: 'GET', path: '/api/admin/stats/sales' },
  salesBySchool: { method: 'GET', path: '/api/admin/stats/sales-by-school' },
  afterSale: { method: 'GET', path: '/api/admin/stats/after-sale' },
  steps: { method: 'GET', path: '/api/admin/stats/order-steps' },
  toDo: { method: 'GET', path: '/api/admin/stats/orders-to-do' },
} as const satisfies Calls;

/** What the law asks of the shop's orders. */
export const complianceCalls = {
  checks: { method: 'GET', path: '/api/admin/compliance/orders' },
  register: { method: 'GET', path: '/api/admin/compliance/register' },
  registerFile: { method: 'GET', path: '/api/admin/compliance/register.csv' },
  registerPrint: { method: 'GET', path: '/api/admin/compliance/register.pdf' },
  eInvoices: { method: 'GET', path: '/api/admin/compliance/invoices' },
  dac7: { method: 'GET', path: '/api/admin/compliance/dac7' },
  exportDac7: { method: 'POST', path: '/api/admin/compliance/dac7/file' },
  exportEInvoice: { method: 'POST', path: '/api/admin/compliance/invoices/:id/xml' },
  previewEInvoices: { method: 'GET', path: '/api/admin/compliance/invoices/sending/preview' },
  sendEInvoices: { method: 'POST', path: '/api/admin/compliance/invoices/sending' },
  sendEInvoice: { method: 'POST', path: '/api/admin/compliance/invoices/:id/sending' },
  recordEInvoice: { method: 'PUT', path: '/api/admin/compliance/invoices/:id/outcome' },
} as const satisfies Calls;

/** Orders at the desk of the bookshop that hands them out. */
export const deskCalls = {
  orders: { method: 'GET', path: '/api/desk/orders' },
  order: { method: 'GET', path: '/api/desk/orders/:id' },
  command: { method: 'POST', path: '/api/desk/orders/:id/commands' },
  commands: { method: 'POST', path: '/api/desk/commands' },
} as const satisfies Calls;

/** Boxes that are unpacked at the desk. */
export const arrivalCalls = {
  list: { method: 'GET', path: '/api/desk/arrivals' },
  receive: { method: 'POST', path: '/api/desk/arrivals' },
  preview: { method: 'POST', path: '/api/desk/arrivals/preview' },
  takeBack: { method: 'POST', path: '/api/desk/arrivals/:id/take-back' },
} as const satisfies Calls;

/** What a bookshop has to order, and what stands on its shelf. */
export const toOrderCalls = {
  list: { method: 'GET', path: '/api/desk/to-order' },
  command: { method: 'POST', path: '/api/desk/to-order/commands' },
  giveFromShelf: { method: 'POST', path: '/api/desk/shelf/:isbn/copies-given' },
  countShelf: { method: 'PUT', path: '/api/desk/shelf/:isbn' },
  nameDistributor: { method: 'PUT', path: '/api/desk/distributors' },
} as const satisfies Calls;

/** Boxes that are unpacked by staff, for the orders that the shop itself sends. */
export const adminArrivalCalls = {
  list: { method: 'GET', path: '/api/admin/arrivals' },
  receive: { method: 'POST', path: '/api/admin/arrivals' },
  preview: { method: 'POST', path: '/api/admin/arrivals/preview' },
  takeBack: { method: 'POST', path: '/api/admin/arrivals/:id/take-back' },
} as const satisfies Calls;

/** What the shop itself has to order, and what stands on its shelf. */
export const adminToOrderCalls = {
  list: { method: 'GET', path: '/api/admin/to-order' },
  command: { method: 'POST', path: '/api/admin/to-order/commands' },
  giveFromShelf: { method: 'POST', path: '/api/admin/shelf/:isbn/copies-given' },
  countShelf: { method: 'PUT', path: '/api/admin/shelf/:isbn' },
  nameDistributor: { method: 'PUT', path: '/api/admin/distributors' },
} as const satisfies Calls;

/** What happens at the counter while somebody stands before it. */
export const counterCalls = {
  find: { method: 'GET', path: '/api/desk/orders/by-number/:number' },
  handOver: { method: 'POST', path: '/api/desk/orders/:id/hand-over' },
  notePayment: { method: 'PUT', path: '/api/desk/orders/:id/counter-payment' },
  withdraw: { method: 'POST', path: '/api/desk/orders/:id/withdrawal' },
  summary: { method: 'GET', path: '/api/desk/orders/:id/payment-summary.pdf' },
  mailSummary: { method: 'POST', path: '/api/desk/orders/:id/payment-summary-mail' },
} as const satisfies Calls;

/** Vouchers by which Comuni pay the books of primary schools. */
export const cedolaCalls = {
  terms: { method: 'GET', path: '/api/desk/cedole/terms' },
  setTerms: { method: 'PUT', path: '/api/desk/cedole/terms' },
  enter: { method: 'POST', path: '/api/desk/orders/:id/cedole' },
  decide: { method: 'POST', path: '/api/desk/orders/:id/cedole/:cedolaId/decision' },
  ledger: { method: 'GET', path: '/api/desk/cedole' },
  ledgerFile: { method: 'GET', path: '/api/desk/cedole/cedole.csv' },
  ledgerPrint: { method: 'GET', path: '/api/desk/cedole/cedole.pdf' },
  distinte: { method: 'GET', path: '/api/desk/distinte' },
  send: { method: 'POST', path: '/api/desk/distinte' },
  pay: { method: 'PUT', path: '/api/desk/distinte/:id/payment' },
  takeBack: { method: 'POST', path: '/api/desk/distinte/:id/take-back' },
  distintaPrint: { method: 'GET', path: '/api/desk/distinte/:id/distinta.pdf' },
  distintaFile: { method: 'GET', path: '/api/desk/distinte/:id/distinta.csv' },
} as const satisfies Calls;

/** Used books that a family offers. */
export const usedBookCalls = {
  own: { method: 'GET', path: '/api/used-offers' },
  offer: { method: 'POST', path: '/api/used-offers' },
  withdraw: { method: 'DELETE', path: '/api/used-offers/:id' },
} as const satisfies Calls;

/** Used books that a bookshop takes in at its counter. */
export const usedDeskCalls = {
  find: { method: 'GET', path: '/api/desk/used-books/offers/:code' },
  takeIn: { method: 'POST', path: '/api/desk/used-books/intakes' },
  intake: { method: 'GET', path: '/api/desk/used-books/intakes/:id' },
  copies: { method: 'GET', path: '/api/desk/used-books/copies' },
  change: { method: 'PUT', path: '/api/desk/used-books/copies/:id' },
  takeBack: { method: 'POST', path: '/api/desk/used-books/copies/:id/take-back' },
} as const satisfies Calls;

/** What is printed at the desk. */
export const printCalls = {
  labels: { method: 'GET', path: '/api/desk/prints/labels.pdf' },
  pickList: { method: 'GET', path: '/api/desk/prints/pick-list.pdf' },
  orderSheets: { method: 'GET', path: '/api/desk/prints/order-sheets.pdf' },
} as const satisfies Calls;

/** Parcels that the shop itself sends. */
export const shippingCalls = {
  orders: { method: 'GET', path: '/api/admin/shipping/orders' },
  pickList: { method: 'GET', path: '/api/admin/shipping/prints/pick-list.pdf' },
  slips: { method: 'GET', path: '/api/admin/shipping/prints/packing-slips.pdf' },
  labels: { method: 'POST', path: '/api/admin/shipping/labels' },
  previewTracking: { method: 'POST', path: '/api/admin/shipping/tracking/preview' },
  importTracking: { method: 'POST', path: '/api/admin/shipping/tracking' },
  begin: { method: 'POST', path: '/api/admin/shipping/parcels' },
  fill: { method: 'PUT', path: '/api/admin/shipping/parcels/:id/contents' },
  pack: { method: 'POST', path: '/api/admin/shipping/parcels/:id/pack' },
  reopen: { method: 'POST', path: '/api/admin/shipping/parcels/:id/reopen' },
  ship: { method: 'POST', path: '/api/admin/shipping/parcels/:id/ship' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const ordersInternalCalls = {
  exportCustomer: { method: 'GET', path: '/internal/customers/:uid' },
  forgetCustomer: { method: 'DELETE', path: '/internal/customers/:uid' },
  purchases: { method: 'GET', path: '/internal/customers/:uid/purchases' },
  customerOrders: { method: 'GET', path: '/internal/customers/:uid/orders' },
  bookshopFigures: { method: 'GET', path: '/internal/bookshops/:id/figures' },
  paymentAccount: { method: 'GET', path: '/internal/payment-accounts/:id' },
  openPaymentAccount: { method: 'POST', path: '/internal/payment-accounts' },
  openAccountLink: { method: 'POST', path: '/internal/payment-accounts/:id/links' },
  payouts: { method: 'GET', path: '/internal/payment-accounts/:id/payouts' },
  cardMoney: { method: 'GET', path: '/internal/bookshops/:id/card-money' },
  bookshopCopies: { method: 'GET', path: '/internal/bookshops/:id/copies' },
  openSubscriptionPage: { method: 'POST', path: '/internal/subscription-pages' },
  openBillingPortal: { method: 'POST', path: '/internal/billing-portals' },
  subscription: { method: 'GET', path: '/internal/subscriptions/:id' },
  endSubscription: { method: 'DELETE', path: '/internal/subscriptions/:id' },
  proveAddress: { method: 'PUT', path: '/internal/customers/:uid/proven-address' },
} as const satisfies Calls;

/** The payment provider’s messages. */
export const webhookCall = { method: 'POST', path: '/api/stripe/webhooks' } as const satisfies Call;
