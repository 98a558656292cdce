import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import { newId } from '../ledger/ids';
import { makeCharge } from '../resources/charges';
import { makeCustomer } from '../resources/customers';
import { book, stripeFee } from '../resources/money';
import { makeSubscription } from '../resources/subscriptions';
import { makeTransfer } from '../resources/transfers';

interface Paid {
  session: Stripe.Checkout.Session;
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
}

/** The bank has said yes: all that follows from it, and the events in the order in which Stripe makes them. */
export function completeSession(change: LedgerChange, paid: Paid): void {
  const { session, intent, method } = paid;
  const { email, name } = method.billing_details;
  const begun = session.mode === 'subscription' ? beginSubscription(change, paid) : null;
  const payer = begun ? { customer: begun.customer } : {};
  const isFree = intent.amount === 0;
  const charge = isFree
    ? null
    : bookCharge(change, { ...makeCharge(change, { intent, method, email, name }), ...payer });
  const paidIntent = change.put('paymentIntents', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge?.id ?? null,
    last_payment_error: null,
    next_action: null,
  });
  const completed = change.put('sessions', {
    ...session,
    ...begun,
    status: 'complete',
    payment_status: isFree ? 'no_payment_required' : 'paid',
    url: null,
    customer_details: customerDetails(email, name),
  });
  if (charge) change.emit('charge.succeeded', charge);
  change.emit('payment_intent.succeeded', paidIntent);
  change.emit('checkout.session.completed', completed);
}

/** Puts the payment into the balance and sends on what belongs to a connected account. */
export function bookCharge(change: LedgerChange, charge: Stripe.Charge): Stripe.Charge {
  const { id, amount, currency, transfer_data: data, transfer_group: group } = charge;
  const booked = {
    ...charge,
    balance_transaction: book(change, {
      type: 'charge',
      amount,
      fees: [stripeFee(amount, currency)],
      currency,
      source: id,
      description: charge.description,
    }),
  };
  if (data === null) return change.put('charges', booked);
  const destination = idOf(data.destination);
  const fee = applicationFee(change, charge, destination);
  const transfer = makeTransfer(change, {
    amount: data.amount ?? amount,
    currency,
    destination,
    source: id,
    group,
    ...(fee && { fee: fee.detail }),
  });
  return change.put('charges', {
    ...booked,
    transfer: transfer.id,
    application_fee: fee?.id ?? null,
  });
}

function applicationFee(change: LedgerChange, charge: Stripe.Charge, account: string) {
  const { application_fee_amount: amount, currency } = charge;
  if (amount === null || amount === 0) return undefined;
  const id = newId('fee');
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account,
    amount,
    amount_refunded: 0,
    application: 'ca_sandbox',
    balance_transaction: book(change, { type: 'application_fee', amount, currency, source: id }),
    charge: charge.id,
    created: change.now,
    currency,
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/application_fees/${id}/refunds`,
    },
  };
  change.put('applicationFees', fee);
  change.emit('application_fee.created', fee);
  const detail: Stripe.BalanceTransaction.FeeDetail = {
    amount,
    application: 'ca_sandbox',
    currency,
    description: 'Zaino application fee',
    type: 'application_fee',
  };
  return { id, detail };
}

function beginSubscription(change: LedgerChange, { session, method }: Paid) {
  const { lineItems, subscription } = change.require('checkouts', session.id);
  const { email, name } = method.billing_details;
  const customer =
    typeof session.customer === 'string'
      ? change.require('customers', session.customer)
      : makeCustomer(change, { email, name });
  change.put('customers', {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  const { id, latest_invoice: invoice } = makeSubscription(change, {
    customer: customer.id,
    lines: lineItems.flatMap(({ price, quantity }) =>
      price?.recurring ? [{ price, quantity: quantity ?? 1 }] : [],
    ),
    metadata: subscription.metadata,
    trialDays: subscription.trialDays ?? 0,
  });
  return { customer: customer.id, subscription: id, invoice };
}

export function customerDetails(
  email: string | null,
  name: string | null,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
