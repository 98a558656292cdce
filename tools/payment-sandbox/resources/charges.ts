import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';

interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  email: string | null;
  name: string | null;
  /** Why the bank refused. */
  failure?: { code: string; declineCode: string; message: string };
  /** The bank has not said yet. */
  isPending?: boolean;
}

/** Writes what an attempt to pay became: `succeeded`, `pending`, or `failed` with the bank's reason. */
export function makeCharge(change: LedgerChange, attempt: Attempt): Stripe.Charge {
  const { intent, method, email, name, failure, isPending = false } = attempt;
  const isPaid = failure === undefined && !isPending;
  const { amount, currency } = intent;
  return change.put('charges', {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'ZAINO',
    captured: isPaid,
    created: change.now,
    currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: intent.on_behalf_of,
    outcome: outcomeOf(failure),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      [method.type]: method[method.type as 'card'],
      type: method.type,
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: statusOf(attempt),
    transfer_data: transferDataOf(intent),
    transfer_group: intent.transfer_group,
  });
}

function statusOf({ failure, isPending = false }: Attempt): Stripe.Charge.Status {
  if (failure) return 'failed';
  return isPending ? 'pending' : 'succeeded';
}

function transferDataOf({
  transfer_data: data,
}: Stripe.PaymentIntent): Stripe.Charge.TransferData | null {
  return data ? { amount: data.amount ?? null, destination: data.destination } : null;
}

function outcomeOf(failure: Attempt['failure']): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason: failure?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: failure
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: failure ? 'issuer_declined' : 'authorized',
  };
}

export const chargeRoutes: Route[] = [
  listRoute({
    kind: 'charges',
    path: '/v1/charges',
    filters: ['payment_intent', 'customer', 'transfer_group'],
  }),
  retrieveRoute('charges', '/v1/charges/:id'),
];
