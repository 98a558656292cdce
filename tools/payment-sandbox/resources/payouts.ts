import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';
import { book } from './money';

export const payoutStates = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;

interface NewPayout {
  /** Connected account whose money it is. */
  account: string;
  /** In cents. */
  amount: number;
  status: (typeof payoutStates)[number];
  /** When it is in the bank, in seconds. */
  arrivalDate: number;
}

/** Money that leaves an account for its bank: the sandbox does it when it is told to. */
export function makePayout(change: LedgerChange, fields: NewPayout): Stripe.Payout {
  const { account, amount, status, arrivalDate } = fields;
  const id = newId('po');
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrivalDate,
    automatic: true,
    balance_transaction: book(change, {
      type: 'payout',
      amount: -amount,
      currency: 'eur',
      source: id,
      owner: account,
    }),
    created: change.now,
    currency: 'eur',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: status === 'failed' ? 'account_closed' : null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status,
    trace_id: null,
    type: 'bank_account',
  };
  return change.put('payouts', payout, account);
}

export const payoutRoutes: Route[] = [
  listRoute({ kind: 'payouts', path: '/v1/payouts', filters: ['status'] }),
  retrieveRoute('payouts', '/v1/payouts/:id'),
];
