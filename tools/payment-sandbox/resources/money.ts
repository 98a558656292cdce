import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';

interface Movement {
  type: Stripe.BalanceTransaction.Type;
  /** In cents; what leaves the balance is negative. */
  amount: number;
  fees?: Stripe.BalanceTransaction.FeeDetail[];
  currency: string;
  /** Id of what moved it. */
  source: string;
  description?: string | null;
  /** Whose balance. */
  owner?: string;
}

const categories: Partial<Record<string, string>> = {
  payment: 'charge',
  payment_refund: 'refund',
  transfer_refund: 'transfer_reversal',
  application_fee: 'platform_earning',
  application_fee_refund: 'platform_earning_refund',
};

/** Writes one movement of a balance; gives its id. */
export function book(change: LedgerChange, movement: Movement): string {
  const { type, amount, fees = [], currency, source, description = null, owner } = movement;
  const fee = fees.reduce((sum, detail) => sum + detail.amount, 0);
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: change.now + 2 * 86_400,
    balance_type: 'payments',
    created: change.now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fees,
    net: amount - fee,
    reporting_category: categories[type] ?? type,
    source,
    status: 'pending',
    type,
  };
  return change.put('balanceTransactions', transaction, owner).id;
}

/** What Stripe keeps of a European card's payment: 1.5 % and 25 cents. */
export function stripeFee(amount: number, currency: string): Stripe.BalanceTransaction.FeeDetail {
  return {
    amount: Math.round(amount * 0.015) + 25,
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
}

/** As in Stripe's messages: `€12.50`. */
export function moneyText(cents: number, currency: string): string {
  const amount = (cents / 100).toFixed(2);
  return currency === 'eur' ? `€${amount}` : `${amount} ${currency.toUpperCase()}`;
}
