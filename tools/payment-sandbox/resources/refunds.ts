import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import { newId } from '../ledger/ids';
import { invalidParameter, missingResource, refused } from '../ledger/api-error';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import type { SandboxCall, Route } from '../protocol/route';
import { refundFeeInProportion } from './application-fees';
import { disputeObstacle } from './disputes';
import { book, moneyText } from './money';
import { reverseTransfer } from './transfers';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function createRefund({ change, params }: SandboxCall): Stripe.Refund {
  const charge = chargeOf(change, params);
  const obstacle = disputeObstacle(change, charge);
  if (obstacle !== null) throw refused(obstacle, 'charge_disputed');
  const amount = refundAmount(params, charge);
  const id = newId('re');
  const { currency } = charge;
  const reversal = reversalOf(change, params, { charge, amount, refund: id });
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: book(change, { type: 'refund', amount: -amount, currency, source: id }),
    charge: charge.id,
    created: change.now,
    currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', reasons) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: reversal,
  };
  change.put('refunds', refund);
  const refunded = charge.amount_refunded + amount;
  if (params.boolean('refund_application_fee') === true) giveFeeBack(change, charge, refunded);
  const changed = change.put('charges', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  change.emit('refund.created', refund);
  change.emit('charge.refunded', changed);
  return refund;
}

/** A part of the charge gives the same part of the fee back. */
function giveFeeBack(change: LedgerChange, charge: Stripe.Charge, refunded: number): void {
  if (!charge.application_fee) {
    const message = `Cannot refund an application fee on charge ${charge.id} because it does not have one.`;
    throw refused(message, undefined, 'refund_application_fee');
  }
  refundFeeInProportion(change, charge, { back: refunded, of: charge.amount });
}

function chargeOf(change: LedgerChange, params: Params): Stripe.Charge {
  const [intentId, chargeId] = [params.string('payment_intent'), params.string('charge')];
  if (chargeId !== undefined) return change.require('charges', chargeId, 'charge');
  if (intentId === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw invalidParameter('payment_intent', message, 'parameter_missing');
  }
  const intent = change.require('paymentIntents', intentId, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
    throw refused(message, 'payment_intent_unexpected_state', 'payment_intent');
  }
  return change.require('charges', intent.latest_charge);
}

function refundAmount(params: Params, charge: Stripe.Charge): number {
  if (!charge.paid) throw missingResource('charge', charge.id, 'charge');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const amount = params.integer('amount') ?? left;
  if (amount < 1) {
    throw params.invalid('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  }
  if (amount <= left) return amount;
  const [wanted, rest] = [amount, left].map((cents) => moneyText(cents, charge.currency));
  const message = `Refund amount (${wanted ?? ''}) is greater than unrefunded amount on charge (${rest ?? ''})`;
  throw refused(message, 'amount_too_large', 'amount');
}

/** A part of the charge takes back the same part of what went to the connected account. */
function reversalOf(
  change: LedgerChange,
  params: Params,
  { charge, amount, refund }: { charge: Stripe.Charge; amount: number; refund: string },
): string | null {
  if (params.boolean('reverse_transfer') !== true) return null;
  if (charge.transfer === undefined) {
    const message = `Cannot reverse transfer on charge ${charge.id} because it does not have an associated transfer.`;
    throw refused(message, undefined, 'reverse_transfer');
  }
  const transfer = change.require('transfers', idOf(charge.transfer));
  const share = (transfer.amount * (charge.amount_refunded + amount)) / charge.amount;
  const due = Math.round(share) - transfer.amount_reversed;
  return due > 0 ? reverseTransfer(change, { transfer, amount: due, refund }).id : null;
}

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  listRoute({ kind: 'refunds', path: '/v1/refunds', filters: ['payment_intent', 'charge'] }),
  retrieveRoute('refunds', '/v1/refunds/:id'),
  {
    method: 'POST',
    path: '/v1/refunds/:id',
    answer: ({ change, params, ids: [id = ''] }) => {
      const old = change.require('refunds', id);
      const refund = change.put('refunds', {
        ...old,
        metadata: { ...old.metadata, ...params.metadata() },
      });
      change.emit('refund.updated', refund);
      return refund;
    },
  },
];
