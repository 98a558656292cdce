import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { boughtBookSchema } from './bought-books';
import { cartCalls, checkoutCalls, orderCalls, supportCalls, webhookCall } from './calls';
import { cartChangesSchema, serverCartSchema, sharedListSchema } from './cart';
import { cancellationSchema, droppedExtrasSchema, withdrawalRequestSchema } from './chosen-lines';
import {
  checkoutSellersSchema,
  checkoutStartSchema,
  orderRequestSchema,
  placeSchema,
} from './checkout';
import { MOST_LINES } from './limits';
import { cartLineSchema } from './line';
import { orderSchema, orderSummarySchema, trackedOrderSchema } from './order';
import { documentFileSchema } from './order-document';
import { paymentMethodSchema } from './payment-method';
import { paymentWaySchema } from './payment-ways';
import { stateVoucherKindSchema } from './state-vouchers';
import { deliveryDaysQuerySchema, deliveryDaysSchema, quoteSchema } from './quote';
import { quoteRequestSchema } from './quote-request';
import { supportMessageSchema } from './support-message';

const nothing = z.object({});
const orderParams = z.object({ id: z.uuid() });
const LINES_BODY_LIMIT = 512 * 1024;
/** Carts, and what they cost. */
export const cartEndpoints = {
  cart: defineEndpoint(cartCalls.cart, {
    summary: 'The own cart',
    access: 'customer',
    query: nothing,
    response: serverCartSchema,
  }),
  changeCart: defineEndpoint(cartCalls.changeCart, {
    summary: 'Brings the changes of one device into the own cart, once',
    access: 'customer',
    query: nothing,
    bodyLimit: LINES_BODY_LIMIT,
    body: cartChangesSchema,
    response: serverCartSchema,
  }),
  quote: defineEndpoint(cartCalls.quote, {
    summary: 'Prices, pieces, dates and costs of lines as they are now',
    access: 'public',
    rateClass: 'read',
    automation: { class: 'voucher', byMember: 'voucher' },
    query: nothing,
    bodyLimit: LINES_BODY_LIMIT,
    body: quoteRequestSchema,
    response: quoteSchema,
  }),
  deliveryDays: defineEndpoint(cartCalls.deliveryDays, {
    summary: 'When what is ordered today arrives',
    access: 'public',
    query: deliveryDaysQuerySchema,
    response: deliveryDaysSchema,
  }),
  shareList: defineEndpoint(cartCalls.shareList, {
    summary: 'Keeps a list for a link that puts it into another cart',
    access: 'public',
    query: nothing,
    bodyLimit: LINES_BODY_LIMIT,
    body: z.strictObject({
      lines: z.array(cartLineSchema).check(z.minLength(1), z.maxLength(MOST_LINES)),
    }),
    response: sharedListSchema,
  }),
  sharedList: defineEndpoint(cartCalls.sharedList, {
    summary: 'A shared list',
    access: 'public',
    query: nothing,
    params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/)) }),
    response: sharedListSchema,
  }),
} as const;

/** From the cart to the order. */
export const checkoutEndpoints = {
  start: defineEndpoint(checkoutCalls.start, {
    summary: 'What the own last order was sent to and billed to',
    access: 'customer',
    query: nothing,
    response: checkoutStartSchema,
  }),
  places: defineEndpoint(checkoutCalls.places, {
    summary: 'Comuni of a postal code, or by the beginning of their name',
    access: 'public',
    query: z.partial(
      z.object({
        cap: z.string().check(z.regex(/^\d{5}$/)),
        nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
      }),
    ),
    response: z.object({ comuni: z.array(placeSchema) }),
  }),
  /** Said before the order is sent off (Codice del consumo, art. 49). A `conflict` (`pickup-refused`) where nothing is picked up there. */
  sellers: defineEndpoint(checkoutCalls.sellers, {
    summary: 'Who sells books and products, by where they are picked up and how they are paid',
    access: 'public',
    rateClass: 'read',
    query: z.object({
      /** Left out for delivery. */
      pickupPointId: z.optional(z.uuid()),
      payment: paymentMethodSchema,
    }),
    response: checkoutSellersSchema,
  }),
  ways: defineEndpoint(checkoutCalls.ways, {
    summary: 'Ways to pay on the page of the payment provider, as they are set there',
    access: 'public',
    rateClass: 'read',
    query: nothing,
    response: z.object({
      ways: z.array(paymentWaySchema),
      /** Voucher of the State that pays a part; left out where the shop takes none. */
      stateVoucher: z.optional(z.object({ kind: stateVoucherKindSchema, name: z.string() })),
    }),
  }),
  /** Needs the header `idempotency-key`. Answers with the order, new or the one that the key has made already. */
  placeOrder: defineEndpoint(checkoutCalls.placeOrder, {
    summary: 'Places an order with the obligation to pay, once for each idempotency key',
    access: 'buyer',
    automation: { class: 'order' },
    query: nothing,
    bodyLimit: LINES_BODY_LIMIT,
    body: orderRequestSchema,
    response: z.object({
      orderId: z.string(),
      number: z.string(),
      /** Page of the payment provider; the order's own where a voucher of the State has paid it; null where it is paid in the shop, or where the provider is away (pay from the order's page then). */
      paymentUrl: z.nullable(z.string()),
    }),
  }),
} as const;

/** The own orders, and what a customer may do with them. */
export const orderEndpoints = {
  orders: defineEndpoint(orderCalls.orders, {
    summary: 'The own orders, newest first',
    access: 'customer',
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 1),
    }),
    response: z.object({ orders: z.array(orderSummarySchema), total: z.int() }),
  }),
  order: defineEndpoint(orderCalls.order, {
    summary: 'One of the own orders',
    access: 'buyer',
    query: nothing,
    params: orderParams,
    response: orderSchema,
  }),
  boughtBooks: defineEndpoint(orderCalls.boughtBooks, {
    summary: 'Books of the own orders that are there or on their way, and for whom; newest first',
    access: 'customer',
    query: nothing,
    response: z.object({ books: z.array(boughtBookSchema) }),
  }),
  /** Also asks the provider whether it is paid by now: the customer may be back before the provider's message. */
  pay: defineEndpoint(orderCalls.pay, {
    summary: 'Opens the payment page of an unpaid order, or finds that it is paid',
    access: 'buyer',
    query: nothing,
    params: orderParams,
    response: z.object({ isPaid: z.boolean(), paymentUrl: z.nullable(z.string()) }),
  }),
  checkPayment: defineEndpoint(orderCalls.checkPayment, {
    summary: 'Asks the provider whether the order is paid, or its money on the way',
    access: 'buyer',
    query: nothing,
    params: orderParams,
    response: z.object({
      isPaid: z.boolean(),
      /** Its money is on the way; left out for no. */
      isAwaited: z.optional(z.literal(true)),
    }),
  }),
  cancel: defineEndpoint(orderCalls.cancel, {
    summary:
      'Cancels lines, or pieces of them, that have not left yet; what was paid for them comes back',
    access: 'buyer',
    automation: { class: 'order' },
    query: nothing,
    params: orderParams,
    body: cancellationSchema,
    response: orderSchema,
  }),
  dropExtras: defineEndpoint(orderCalls.dropExtras, {
    summary:
      'Wants no more what a bookshop does to books and has not done yet; what was paid for it comes back',
    access: 'buyer',
    automation: { class: 'order' },
    query: nothing,
    params: orderParams,
    body: droppedExtrasSchema,
    response: orderSchema,
  }),
  /** Codice del consumo, art. 54-bis: name, order and e-mail, a confirmation, then a receipt. */
  withdraw: defineEndpoint(orderCalls.withdraw, {
    summary: 'Withdraws from the contract for some lines, or some pieces of them',
    access: 'buyer',
    query: nothing,
    params: orderParams,
    body: withdrawalRequestSchema,
    response: orderSchema,
  }),
  reorder: defineEndpoint(orderCalls.reorder, {
    summary:
      'Lines of an order for the cart, with the prices of now; those that are gone are named',
    access: 'buyer',
    query: nothing,
    params: orderParams,
    response: z.object({ lines: z.array(cartLineSchema), gone: z.array(z.string()) }),
  }),
  payCedolaInShop: defineEndpoint(orderCalls.payCedolaInShop, {
    summary: 'The family pays the books of a refused cedola when it fetches them',
    access: 'customer',
    query: nothing,
    params: z.object({ id: z.uuid(), cedolaId: z.uuid() }),
    response: orderSchema,
  }),
  document: defineEndpoint(orderCalls.document, {
    summary:
      'A document of the own order: ricevuta, fattura, dichiarazione-spese, ricevuta-recesso',
    access: 'buyer',
    query: nothing,
    params: z.object({ id: z.uuid(), file: documentFileSchema }),
    response: z.unknown(),
    contentType: 'application/pdf',
  }),
  tracking: defineEndpoint(orderCalls.tracking, {
    summary: 'Where an order is, for whoever has its address; without personal data',
    access: 'public',
    query: nothing,
    params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/)) }),
    response: trackedOrderSchema,
  }),
} as const;

/** To the people of the shop. */
export const supportEndpoints = {
  write: defineEndpoint(supportCalls.write, {
    summary: 'A message to the shop, by mail; whoever writes gets a confirmation',
    access: 'public',
    rateClass: 'mail',
    automation: { class: 'mail' },
    query: nothing,
    body: supportMessageSchema,
    response: z.object({ success: z.literal(true) }),
  }),
} as const;

/** The payment provider's messages: proven by their signature, taken as they are. */
export const webhookEndpoint = defineEndpoint(webhookCall, {
  summary: 'A message of the payment provider',
  access: 'public',
  /** The provider sends all messages of a busy day from a few addresses. */
  rateClass: 'read',
  query: nothing,
  bodyTypes: ['application/json'],
  bodyLimit: 512 * 1024,
  response: z.object({ received: z.boolean() }),
});
