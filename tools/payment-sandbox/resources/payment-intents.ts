import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Route } from '../protocol/route';

/** The intent of a session; made with its first attempt to pay, as Stripe does. */
export function intentOf(
  change: LedgerChange,
  session: Stripe.Checkout.Session,
): Stripe.PaymentIntent {
  const { payment_intent: id } = session;
  if (typeof id === 'string') return change.require('paymentIntents', id);
  const intent = makeIntent(change, session);
  change.put('sessions', { ...session, payment_intent: intent.id });
  change.emit('payment_intent.created', intent);
  return intent;
}

function makeIntent(change: LedgerChange, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const { payment } = change.require('checkouts', session.id);
  const id = newId('pi');
  const { transferData } = payment;
  return change.put('paymentIntents', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: payment.applicationFeeAmount,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('s')}`,
    confirmation_method: 'automatic',
    created: change.now,
    currency: session.currency ?? 'eur',
    customer: session.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: payment.onBehalfOf,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: payment.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: transferData,
    transfer_group: payment.transferGroup ?? (transferData ? `group_${id}` : null),
  });
}

export const paymentIntentRoutes: Route[] = [
  listRoute({ kind: 'paymentIntents', path: '/v1/payment_intents', filters: ['customer'] }),
  retrieveRoute('paymentIntents', '/v1/payment_intents/:id'),
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    answer: ({ change, params, ids: [id = ''] }) => {
      const intent = change.require('paymentIntents', id);
      return change.put('paymentIntents', {
        ...intent,
        description: params.string('description') ?? intent.description,
        metadata: { ...intent.metadata, ...params.metadata() },
      });
    },
  },
];
