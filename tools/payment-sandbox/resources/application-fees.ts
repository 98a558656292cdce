import type Stripe from 'stripe';
import { invalidParameter, refused } from '../ledger/api-error';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import { newId } from '../ledger/ids';
import { listOf, listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';
import { book, moneyText } from './money';

interface NewFeeRefund {
  fee: Stripe.ApplicationFee;
  amount: number;
  metadata?: Stripe.Metadata;
}

/** Gives a connected account a part of the platform's fee back; both balances show it. */
function refundFee(change: LedgerChange, fields: NewFeeRefund): Stripe.FeeRefund {
  const { fee, amount, metadata = {} } = fields;
  const { currency } = fee;
  const left = fee.amount - fee.amount_refunded;
  if (amount > left) {
    const message = `Refund amount (${moneyText(amount, currency)}) is greater than unrefunded amount on application fee (${moneyText(left, currency)})`;
    throw refused(message, undefined, 'amount');
  }
  const id = newId('fr');
  const type = 'application_fee_refund';
  const refund: Stripe.FeeRefund = {
    id,
    object: 'fee_refund',
    amount,
    balance_transaction: book(change, { type, amount: -amount, currency, source: id }),
    created: change.now,
    currency,
    fee: fee.id,
    metadata,
  };
  book(change, { type, amount, currency, source: id, owner: idOf(fee.account) });
  const refunded = change.put('applicationFees', {
    ...fee,
    amount_refunded: fee.amount_refunded + amount,
    refunded: amount === left,
    refunds: { ...fee.refunds, data: [refund, ...fee.refunds.data] },
  });
  change.emit('application_fee.refunded', refunded);
  return refund;
}

/** The same in proportion to what was given back of a charge, or of its transfer, by now. */
export function refundFeeInProportion(
  change: LedgerChange,
  charge: Stripe.Charge,
  { back, of }: { back: number; of: number },
): void {
  if (!charge.application_fee) return;
  const fee = change.require('applicationFees', idOf(charge.application_fee));
  const due = Math.round((fee.amount * back) / of) - fee.amount_refunded;
  if (due > 0) refundFee(change, { fee, amount: due });
}

export const applicationFeeRoutes: Route[] = [
  listRoute({ kind: 'applicationFees', path: '/v1/application_fees', filters: ['charge'] }),
  retrieveRoute('applicationFees', '/v1/application_fees/:id'),
  {
    method: 'POST',
    path: '/v1/application_fees/:id/refunds',
    answer: ({ change, params, ids: [id = ''] }) => {
      const fee = change.require('applicationFees', id);
      const amount = params.integer('amount') ?? fee.amount - fee.amount_refunded;
      if (amount < 1) {
        throw invalidParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
      }
      return refundFee(change, { fee, amount, metadata: params.metadata() });
    },
  },
  {
    method: 'GET',
    path: '/v1/application_fees/:id/refunds',
    answer: ({ change, params, ids: [id = ''] }) =>
      listOf(
        change.require('applicationFees', id).refunds.data,
        `/v1/application_fees/${id}/refunds`,
        params,
      ),
  },
];
