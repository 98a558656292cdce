import * as z from 'zod/mini';
import { contactSchema, invoiceRequestSchema, orderAddressSchema } from './checkout';
import { orderCedolaSchema } from './cedole';
import { cartChildSchema, dayRangeSchema } from './line';
import { orderDisputeSchema } from './order-dispute';
import { orderDocumentSchema } from './order-document';
import { orderLineSchema } from './order-line';
import { orderStateSchema, paymentStateSchema } from './order-states';
import { paymentMethodSchema } from './payment-method';
import { orderTotalsSchema } from './quote';
import { deliveriesSchema } from './quote-request';
import { sellerSchema } from './seller';
import { orderStateVoucherSchema } from './state-vouchers';

export const pickupPointOfOrderSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string(),
  phone: z.string(),
  notes: z.string(),
  /** Lines to be read, as `lun–ven 9:00–12:30`; none where they are not known. */
  openingHours: z.array(z.string()),
  /** What the bookshop tells its families today, while there is something to fetch; left out for nothing. */
  notice: z.optional(z.string()),
});

/** Lines that are handed over together, in one way. */
export const fulfilmentGroupSchema = z.object({
  id: z.string(),
  kind: z.enum(['delivery', 'pickup']),
  /** Null for the shop itself. */
  bookshop: z.nullable(z.object({ id: z.string(), name: z.string() })),
  state: orderStateSchema,
  expected: z.nullable(dayRangeSchema),
});

export const orderEventSchema = z.object({
  at: z.iso.datetime(),
  /** `bookshop`: the one that hands the order out. */
  who: z.enum(['customer', 'staff', 'bookshop', 'system']),
  /** Name of who did it: of all for staff, of its own people for a bookshop, of nobody for a customer. */
  name: z.nullable(z.string()),
  command: z.string(),
  lineIds: z.array(z.string()),
  to: z.nullable(orderStateSchema),
  /** A sentence for a person. */
  text: z.string(),
});

export const orderRefundSchema = z.object({
  id: z.string(),
  amount: z.number(),
  state: z.enum(['pending', 'done', 'failed']),
  lineIds: z.array(z.string()),
  reason: z.string(),
  /** It goes back to the voucher of the State; left out for no. */
  isToVoucher: z.optional(z.literal(true)),
  createdAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
});

export const withdrawalSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
  lineIds: z.array(z.string()),
  /** How many of each were withdrawn from; left out by services that know of no pieces. */
  pieces: z.optional(z.array(z.object({ lineId: z.string(), quantity: z.int() }))),
});

/** How an order is paid: on the provider's page, at the counter, or by cedole with nothing left for the family. */
export const paidByWays = ['card', 'counter', 'cedola'] as const;
export type PaidBy = (typeof paidByWays)[number];

/** What held when an order was placed, each by the day from which it holds. */
export const acceptedTextsSchema = z.object({ terms: z.string(), privacy: z.string() });
export type AcceptedTexts = z.infer<typeof acceptedTextsSchema>;

export const orderSchema = z.object({
  id: z.string(),
  /** For people, as `ZN-7K3M-9QXD`: tells nothing of how many there are. */
  number: z.string(),
  state: orderStateSchema,
  /** Counts the changes: sent back with a command of staff. */
  version: z.int(),
  paymentMethod: paymentMethodSchema,
  paymentState: paymentStateSchema,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** Until when an unpaid order is held; null once it is paid, fetched or cancelled, and of older ones to be paid in the shop. */
  payBefore: z.nullable(z.iso.datetime()),
  contact: contactSchema,
  shippingMethod: z.enum(['standard', 'pickup']),
  deliveries: deliveriesSchema,
  address: z.nullable(orderAddressSchema),
  pickupPoint: z.nullable(pickupPointOfOrderSchema),
  invoice: z.nullable(z.extend(invoiceRequestSchema, { number: z.nullable(z.string()) })),
  lines: z.array(orderLineSchema),
  /** Each with what it sells, and where that goes back to; left out by services that know of no sellers. */
  sellers: z.optional(
    z.array(z.extend(sellerSchema, { lineIds: z.array(z.string()), returnAddress: z.string() })),
  ),
  groups: z.array(fulfilmentGroupSchema),
  children: z.array(cartChildSchema),
  totals: z.extend(orderTotalsSchema, {
    refunded: z.number(),
    /** Shipping that was free and is held back of refunds; left out by services that hold none back. */
    keptShipping: z.optional(z.number()),
    /** What is to be paid by card once something was cancelled; left out where that is the total, and once it is paid. */
    due: z.optional(z.number()),
    /** What the customer has cancelled by their own wish, before the voucher; left out by the same. */
    givenUp: z.optional(z.number()),
  }),
  voucher: z.nullable(z.string()),
  /**
   * How the family has paid it, and with how many euro before refunds; null before, left out by services that do not
   * tell. `way` is how it was paid on the provider's page, as `PayPal`, where that is known.
   */
  paid: z.optional(
    z.nullable(
      z.object({ by: z.enum(paidByWays), amount: z.number(), way: z.optional(z.string()) }),
    ),
  ),
  /** What of it a voucher of the State pays; left out for none. */
  stateVoucher: z.optional(orderStateVoucherSchema),
  /** Until when money that is on its way is waited for; left out while none is. */
  moneyAwaitedUntil: z.optional(z.iso.datetime()),
  /** Who ordered has no account; left out for no. */
  isGuest: z.optional(z.literal(true)),
  /** Left out by services that know of none. */
  cedole: z.optional(z.array(orderCedolaSchema)),
  events: z.array(orderEventSchema),
  refunds: z.array(orderRefundSchema),
  /** For staff alone; left out for all others, and by services that know of none. */
  disputes: z.optional(z.array(orderDisputeSchema)),
  withdrawals: z.array(withdrawalSchema),
  /** Last moment of the withdrawal period; null before anything was delivered. */
  withdrawalUntil: z.nullable(z.iso.datetime()),
  /** Where what is withdrawn from goes back to; left out where it is not told. */
  returnAddress: z.optional(z.string()),
  documents: z.array(orderDocumentSchema),
  /** Page that shows where it is to anybody who has the address, without personal data. */
  trackingPath: z.string(),
  /** Versions of the legal texts in force when it was placed (`legalTexts`); null of orders from before they were kept. */
  acceptedTexts: z.optional(z.nullable(acceptedTextsSchema)),
  /** Whether the customer can pay it now. */
  canPay: z.boolean(),
  /** What is left to pay of a refused cedola is paid in the shop alone: the bookshop takes no cards; left out for no. */
  cardsOff: z.optional(z.boolean()),
});
export type Order = z.infer<typeof orderSchema>;

/** An order in a list. */
export const orderSummarySchema = z.extend(
  z.pick(orderSchema, {
    id: true,
    number: true,
    state: true,
    paymentState: true,
    paymentMethod: true,
    createdAt: true,
    shippingMethod: true,
    canPay: true,
  }),
  {
    itemCount: z.int(),
    total: z.number(),
    /** What is left to pay of an order by card of which something was cancelled before; with the customer's own alone. */
    due: z.optional(z.number()),
    titles: z.array(z.string()),
    /** Whether money is on its way back that the customer's bank has not got yet. */
    isRefundPending: z.boolean(),
    /** Its money is on its way; left out for no. */
    isMoneyAwaited: z.optional(z.literal(true)),
    /** Lines in each state. */
    lineStates: z.array(z.object({ state: orderStateSchema, lines: z.int() })),
    expected: z.nullable(dayRangeSchema),
  },
);
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** What the public tracking page shows: no name, no address, no child. */
export const trackedOrderSchema = z.object({
  number: z.string(),
  state: orderStateSchema,
  createdAt: z.iso.datetime(),
  shippingMethod: z.enum(['standard', 'pickup']),
  lines: z.array(
    z.pick(orderLineSchema, {
      title: true,
      type: true,
      quantity: true,
      state: true,
      stateSince: true,
      expected: true,
      tracking: true,
    }),
  ),
});
