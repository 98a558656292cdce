import type Stripe from 'stripe';

/** What a Checkout Session leads to once it is paid; the session itself does not show it. */
export interface Checkout {
  /** The session's. */
  id: string;
  lineItems: Stripe.LineItem[];
  payment: PaymentPlan;
  /** Of the subscription that a session in that mode begins. */
  subscription: { metadata: Stripe.Metadata; trialDays?: number };
}

/** `payment_intent_data` of the session. */
export interface PaymentPlan {
  metadata: Stripe.Metadata;
  description: string | null;
  receiptEmail: string | null;
  statementDescriptorSuffix: string | null;
  onBehalfOf: string | null;
  transferGroup: string | null;
  applicationFeeAmount: number | null;
  transferData: { destination: string; amount?: number } | null;
}

/** What is kept of money that is on its way. */
export interface AwaitedMoney {
  /** The session's. */
  id: string;
  /** In seconds; null where it waits until the sandbox is told. */
  dueAt: number | null;
  /** It does not come. */
  fails: boolean;
}

/** An answer that is given again to the same idempotency key. */
export interface KeptAnswer {
  id: string;
  path: string;
  fingerprint: string;
  requestId: string;
  status: number;
  body: unknown;
}

/** What became of an event's way to the endpoint; an event without one still waits. */
export interface WebhookDelivery {
  /** The event's. */
  id: string;
  attempts: number;
  /** Answer of the last attempt; 0 where none came. */
  status: number;
  isDelivered: boolean;
}

/** A way to the form of an account: it leads on to the shop once it is spent or its time is over. */
export interface AccountLink {
  id: string;
  account: string;
  returnUrl: string;
  refreshUrl: string;
  /** In seconds. */
  expiresAt: number;
  isSpent: boolean;
}

/** What an order has of a state voucher. */
export interface VoucherUse {
  /** Of who asks: the same gives the same use. */
  id: string;
  /** The provider's. */
  reference: string;
  code: string;
  cents: number;
  state: 'reserved' | 'confirmed';
  /** In seconds; what is not confirmed by then is free again. */
  until: number;
  /** Given back, by the id of who asked for it. */
  released: Record<string, number>;
}

/** All that the ledger holds, by kind. Objects are never changed in place: a new one is put. */
export interface Kinds {
  sessions: Stripe.Checkout.Session;
  checkouts: Checkout;
  awaitedMoney: AwaitedMoney;
  paymentIntents: Stripe.PaymentIntent;
  paymentMethods: Stripe.PaymentMethod;
  paymentMethodConfigurations: Stripe.PaymentMethodConfiguration;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  transfers: Stripe.Transfer;
  transferReversals: Stripe.TransferReversal;
  applicationFees: Stripe.ApplicationFee;
  balanceTransactions: Stripe.BalanceTransaction;
  accounts: Stripe.Account;
  accountLinks: AccountLink;
  payouts: Stripe.Payout;
  customers: Stripe.Customer;
  products: Stripe.Product;
  portalSessions: Stripe.BillingPortal.Session;
  prices: Stripe.Price;
  subscriptions: Stripe.Subscription;
  invoices: Stripe.Invoice;
  events: Stripe.Event;
  answers: KeptAnswer;
  deliveries: WebhookDelivery;
  voucherUses: VoucherUse;
}

export type LedgerKind = keyof Kinds;

/** Every object as the ledger holds it; `owner` is the connected account it stands in, `''` the platform. */
export interface Row<K extends LedgerKind = LedgerKind> {
  owner: string;
  object: Kinds[K];
}

/** One object that a change wrote. */
export type LedgerEntry = {
  [K in LedgerKind]: [kind: K, owner: string, object: Kinds[K]];
}[LedgerKind];
