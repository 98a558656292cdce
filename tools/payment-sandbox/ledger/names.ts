import type { LedgerKind } from './kinds';

/** As Stripe's messages call them: `No such payment_intent: 'pi_…'`. */
export const objectNames: Record<LedgerKind, string> = {
  sessions: 'checkout.session',
  checkouts: 'checkout.session',
  paymentIntents: 'payment_intent',
  paymentMethods: 'PaymentMethod',
  charges: 'charge',
  refunds: 'refund',
  transfers: 'transfer',
  transferReversals: 'transfer_reversal',
  applicationFees: 'application_fee',
  balanceTransactions: 'balance transaction',
  accounts: 'account',
  accountLinks: 'account_link',
  payouts: 'payout',
  customers: 'customer',
  products: 'product',
  portalSessions: 'billing_portal.session',
  prices: 'price',
  subscriptions: 'subscription',
  invoices: 'invoice',
  events: 'event',
  answers: 'answer',
  deliveries: 'delivery',
};

/** The kind that an id's prefix tells. */
export const kindOfPrefix: Partial<Record<string, LedgerKind>> = {
  cs: 'sessions',
  pi: 'paymentIntents',
  pm: 'paymentMethods',
  ch: 'charges',
  py: 'charges',
  re: 'refunds',
  tr: 'transfers',
  trr: 'transferReversals',
  fee: 'applicationFees',
  txn: 'balanceTransactions',
  acct: 'accounts',
  po: 'payouts',
  cus: 'customers',
  prod: 'products',
  price: 'prices',
  sub: 'subscriptions',
  in: 'invoices',
};
