/** Codes that the orders service answers beside the shared ones. */
export const ordersErrorCodes = {
  /** Prices, pieces or costs are no longer those that the customer agreed to: ask for a new quote and show it. */
  orderChanged: 'order-changed',
  /** The idempotency key was used for another order. */
  keyReused: 'idempotency-key-reused',
  /** A call that must be made once came without its key. */
  keyMissing: 'idempotency-key-missing',
  /** Nothing of what was sent can be ordered. */
  nothingToOrder: 'nothing-to-order',
  /** The state of the order or of a line does not allow what was asked. */
  commandRefused: 'command-refused',
  /** The plan that gives colleagues access does not work now (`PLAN_RESTS_TEXT`). */
  planRests: 'plan-rests',
  /** Somebody else has moved the order since it was read. */
  orderMoved: 'order-moved',
  /** The order is paid, cancelled, or is paid in the shop. */
  paymentRefused: 'payment-refused',
  /** The pick-up point is closed, paused, or takes no pick-ups. */
  pickupRefused: 'pickup-refused',
  /** Postal code, comune and province do not belong together. */
  addressRefused: 'address-refused',
  /** The withdrawal period is over, or the line cannot be withdrawn from. */
  withdrawalRefused: 'withdrawal-refused',
  /** A voucher that would take more off a book than the law allows (Legge 15/2020), or one of the State that does not pay for this order. */
  voucherRefused: 'voucher-refused',
  /** Somebody else is signed in by now than the device believes. */
  anotherCustomer: 'another-customer',
  /** The cart holds more than a cart can. */
  cartFull: 'cart-full',
  /** The code of a cedola was used already, or the bookshop takes none of that Comune. */
  cedolaRefused: 'cedola-refused',
  /** The terms of cedole were changed since they were read. */
  cedolaTermsChanged: 'cedola-terms-changed',
  /** The bank asks for the money of the payment: until that is decided nothing is given back. */
  disputeOpen: 'dispute-open',
  /** Somebody else packs the parcel: it can be taken over. */
  parcelTaken: 'parcel-taken',
  /** Somebody else has saved the note since it was read. */
  noteChanged: 'note-changed',
  /** An admin has saved as many views as there can be. */
  viewsFull: 'views-full',
  /** The change is another admin's, or is not of this command. */
  changeRefused: 'change-refused',
  /** Other orders than before have books that were dropped. */
  droppedBooksMoved: 'dropped-books-moved',
  /** An electronic invoice needs more of the seller than is known. */
  eInvoiceRefused: 'e-invoice-refused',
  /** What becomes of an electronic invoice does not follow from how it stands now. */
  eInvoiceMoved: 'e-invoice-moved',
  /** Electronic invoices are not sent by themselves: no place to hand them over is set. */
  eInvoicesOff: 'e-invoices-off',
  /** The place for electronic invoices did not take a file; the next attempt may go well. */
  eInvoiceNotTaken: 'e-invoice-not-taken',
  /** Too many documents are being drawn: `Retry-After` says when to ask again. */
  documentsBusy: 'documents-busy',
  /** The link of a guest's order is nobody's, or has ended. */
  guestLinkEnded: 'guest-link-ended',
  /** The orders of a guest are an account's by now. */
  guestHasAccount: 'guest-has-account',
  /** Too many orders without an account wait for their payment at one connection. */
  guestOrdersOpen: 'guest-orders-open',
} as const;

/** What a colleague is told while the plan of the bookshop rests. */
export const PLAN_RESTS_TEXT =
  'L’accesso dei colleghi è fermo: il piano Plus della libreria non è attivo. Parlane con chi ha la libreria.';
