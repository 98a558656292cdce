import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { refused } from '../ledger/api-error';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';
import { book } from './money';

/** States in which a dispute can be, as Stripe names them. */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

const over: readonly DisputeStatus[] = ['warning_closed', 'won', 'lost'];
const isInquiry = (status: string) => status.startsWith('warning_');

/** What Stripe keeps of each dispute, in cents. */
const FEE = 2_000;
const DAYS_TO_ANSWER_S = 9 * 86_400;

interface NewDispute {
  intent: string;
  /** All that was not given back unless told. */
  amount: number | undefined;
  reason: string;
  status: DisputeStatus;
  /** In seconds; in nine days unless told. */
  dueBy: number | undefined;
}

/** The bank of whoever has paid asks for the money: the sandbox says so when it is told to. */
export function openDispute(change: LedgerChange, fields: NewDispute): Stripe.Dispute {
  const { intent: intentId, reason, status } = fields;
  const intent = change.require('paymentIntents', intentId);
  if (typeof intent.latest_charge !== 'string') throw refused(`${intentId} has no charge.`);
  const charge = change.require('charges', intent.latest_charge);
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`);
  const { currency } = charge;
  const id = newId('dp');
  const amount = fields.amount ?? charge.amount - charge.amount_refunded;
  const dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: change.now,
    currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: fields.dueBy ?? change.now + DAYS_TO_ANSWER_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry(status),
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason,
    status,
  } as unknown as Stripe.Dispute;
  change.put('charges', { ...charge, disputed: true });
  change.put('disputes', dispute);
  if (!isInquiry(status)) withdraw(change, dispute);
  change.emit('charge.dispute.created', dispute);
  return dispute;
}

/** It goes on, or ends. */
export function moveDispute(
  change: LedgerChange,
  id: string,
  status: DisputeStatus,
): Stripe.Dispute {
  const before = change.require('disputes', id);
  if (over.some((one) => one === before.status)) throw refused(`Dispute ${id} is over.`);
  const dispute = change.put('disputes', {
    ...before,
    status,
    is_charge_refundable: isInquiry(status) || status === 'won',
  });
  if (isInquiry(before.status) && !isInquiry(status)) withdraw(change, dispute);
  if (status === 'won') {
    const { amount, currency } = dispute;
    book(change, { type: 'adjustment', amount, currency, source: id });
  }
  change.emit(over.includes(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  return dispute;
}

/** Why Stripe gives nothing back of a charge; null where it does. */
export function disputeObstacle(change: LedgerChange, charge: Stripe.Charge): string | null {
  if (!charge.disputed) return null;
  const holds = change
    .newest('disputes')
    .some((dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable);
  return holds ? `Charge ${charge.id} has been charged back; cannot issue a refund.` : null;
}

function withdraw(change: LedgerChange, { id, amount, currency }: Stripe.Dispute): void {
  const fee = {
    amount: FEE,
    application: null,
    currency,
    description: 'Dispute fee',
    type: 'stripe_fee',
  } as const;
  book(change, { type: 'adjustment', amount: -amount, fees: [fee], currency, source: id });
}

export const disputeRoutes: Route[] = [
  listRoute({ kind: 'disputes', path: '/v1/disputes', filters: ['charge', 'payment_intent'] }),
  retrieveRoute('disputes', '/v1/disputes/:id'),
];
