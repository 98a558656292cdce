import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import type { AwaitedMoney } from '../ledger/kinds';
import { makeCharge } from '../resources/charges';
import { bookCharge, customerDetails } from './complete-session';

interface Begun {
  session: Stripe.Checkout.Session;
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  awaited: Omit<AwaitedMoney, 'id'>;
}

/** The page is left and the session complete, its money on the way. */
export function awaitMoney(change: LedgerChange, begun: Begun): void {
  const { session, intent, method, awaited } = begun;
  const { email, name } = method.billing_details;
  const charge = makeCharge(change, { intent, method, email, name, isPending: true });
  const processing = change.put('paymentIntents', {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  const completed = change.put('sessions', {
    ...session,
    status: 'complete',
    url: null,
    customer_details: customerDetails(email, name),
  });
  change.put('awaitedMoney', { id: session.id, ...awaited });
  change.emit('charge.pending', charge);
  change.emit('payment_intent.processing', processing);
  change.emit('checkout.session.completed', completed);
}

/** Ends what was awaited: the money is there, or will not come. Nothing where it has ended before. */
export function settleAwaited(
  change: LedgerChange,
  id: string,
  { fails }: Pick<AwaitedMoney, 'fails'>,
): Stripe.Checkout.Session {
  const session = change.require('sessions', id);
  const intent = change.require('paymentIntents', idOf(session.payment_intent));
  if (intent.status !== 'processing') return session;
  const charge = change.require('charges', idOf(intent.latest_charge));
  return fails
    ? failed(change, { session, intent, charge })
    : paid(change, { session, intent, charge });
}

interface Awaited {
  session: Stripe.Checkout.Session;
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
}

function paid(change: LedgerChange, { session, intent, charge }: Awaited): Stripe.Checkout.Session {
  const { amount } = charge;
  const booked = bookCharge(change, {
    ...charge,
    amount_captured: amount,
    captured: true,
    paid: true,
    status: 'succeeded',
  });
  const succeeded = change.put('paymentIntents', {
    ...intent,
    status: 'succeeded',
    amount_received: amount,
  });
  const settled = change.put('sessions', { ...session, payment_status: 'paid' });
  change.emit('charge.succeeded', booked);
  change.emit('payment_intent.succeeded', succeeded);
  change.emit('checkout.session.async_payment_succeeded', settled);
  return settled;
}

function failed(
  change: LedgerChange,
  { session, intent, charge }: Awaited,
): Stripe.Checkout.Session {
  const reason = {
    code: 'payment_method_customer_decline',
    message: 'The bank refused the debit.',
  };
  const refused = change.put('charges', {
    ...charge,
    failure_code: reason.code,
    failure_message: reason.message,
    status: 'failed',
  });
  const open = change.put('paymentIntents', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      ...reason,
      charge: charge.id,
      type: 'api_error',
    },
  });
  change.emit('charge.failed', refused);
  change.emit('payment_intent.payment_failed', open);
  change.emit('checkout.session.async_payment_failed', session);
  return session;
}
