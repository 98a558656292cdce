import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import type { AwaitedMoney } from '../ledger/kinds';
import { newId } from '../ledger/ids';
import { makeCharge } from '../resources/charges';
import { expireSession } from '../resources/sessions';
import { intentOf } from '../resources/payment-intents';
import type { Card, Decline } from './cards';
import { type OtherWay, wayFacts } from '../resources/ways';
import { completeSession } from './complete-session';
import { awaitMoney } from './pay-later';

/** `leads-away`: to the page of another way to pay than a card. */
export type Attempt = 'paid' | 'declined' | 'asks-customer' | 'leads-away' | 'closed';

interface Payer {
  card: Card;
  email: string;
  name: string;
  /** Customer who keeps the card for the next time. */
  keeper?: string | null;
}

type Method = Stripe.PaymentMethod & { sandbox: Pick<Card, 'decline'> };

/** The session as it is now: one whose time is over has expired. */
export function currentSession(
  change: LedgerChange,
  id: string,
): Stripe.Checkout.Session | undefined {
  const session = change.find('sessions', id);
  const isOver = session?.status === 'open' && session.expires_at <= change.now;
  return isOver ? expireSession(change, session) : session;
}

/** One attempt to pay; a session is paid once, and never after its end. */
export function payByCard(change: LedgerChange, id: string, payer: Payer): Attempt {
  const session = currentSession(change, id);
  if (session?.status !== 'open') return 'closed';
  const method = keepMethod(change, payer);
  const intent = change.put('paymentIntents', {
    ...intentOf(change, session),
    payment_method: method.id,
    last_payment_error: null,
  });
  if (!payer.card.asksCustomer) return settle(change, session.id, intent);
  leadAway(change, { session, intent, step: '3ds' });
  return 'asks-customer';
}

/** The same by a card that was kept before; `closed` too where it is not (any more). */
export function payByKeptCard(change: LedgerChange, id: string, methodId: string): Attempt {
  const session = currentSession(change, id);
  const method = change.find('paymentMethods', methodId);
  if (session?.status !== 'open' || method === undefined) return 'closed';
  if (method.customer === null || method.customer !== session.customer) return 'closed';
  const intent = change.put('paymentIntents', {
    ...intentOf(change, session),
    payment_method: method.id,
    last_payment_error: null,
  });
  return settle(change, id, intent);
}

interface WayPayer {
  way: OtherWay;
  email: string;
  /** Of a delayed way: when its money comes, or fails to. */
  awaited: Omit<AwaitedMoney, 'id'>;
}

/** The same by another way than a card: it leads to a page of its own, or its money comes later. */
export function payByWay(change: LedgerChange, id: string, payer: WayPayer): Attempt {
  const session = currentSession(change, id);
  if (session?.status !== 'open') return 'closed';
  const { way, email, awaited } = payer;
  const method = putMethod(change, {
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    type: way,
    [way]: way === 'sepa_debit' ? { bank_code: null, country: 'IT', last4: '3456' } : {},
    sandbox: { decline: null },
  });
  const intent = change.put('paymentIntents', {
    ...intentOf(change, session),
    payment_method: method.id,
    last_payment_error: null,
  });
  if (wayFacts[way].isDelayed) {
    awaitMoney(change, { session: change.require('sessions', id), intent, method, awaited });
    return 'paid';
  }
  leadAway(change, { session, intent, step: 'conferma' });
  return 'leads-away';
}

interface LedAway {
  session: Stripe.Checkout.Session;
  intent: Stripe.PaymentIntent;
  step: '3ds' | 'conferma';
}

function leadAway(change: LedgerChange, { session, intent, step }: LedAway): void {
  const waiting = change.put('paymentIntents', {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: session.success_url, url: `${session.url ?? ''}/${step}` },
    },
  });
  change.emit('payment_intent.requires_action', waiting);
}

/** The bank's customer, or that of another way to pay, has said yes or no. */
export function answerChallenge(change: LedgerChange, id: string, isApproved: boolean): Attempt {
  const session = currentSession(change, id);
  if (session?.status !== 'open' || typeof session.payment_intent !== 'string') return 'closed';
  const intent = change.require('paymentIntents', session.payment_intent);
  if (intent.status !== 'requires_action') return 'declined';
  if (isApproved) return settle(change, id, intent);
  const method = change.require('paymentMethods', idOf(intent.payment_method));
  if (method.type !== 'card') {
    return fail(change, intent, {
      code: 'payment_method_customer_decline',
      message: 'The customer did not approve the payment.',
    });
  }
  return fail(change, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  });
}

function settle(change: LedgerChange, id: string, intent: Stripe.PaymentIntent): Attempt {
  const method = change.require('paymentMethods', idOf(intent.payment_method)) as Method;
  const { decline } = method.sandbox;
  if (decline) return fail(change, intent, decline);
  completeSession(change, { session: change.require('sessions', id), intent, method });
  return 'paid';
}

type Failure = Pick<Decline, 'message'> & { code: string; declineCode?: string };

function fail(change: LedgerChange, intent: Stripe.PaymentIntent, failure: Failure): Attempt {
  const { code, declineCode, message } = failure;
  const method = change.require('paymentMethods', idOf(intent.payment_method));
  const { email, name } = method.billing_details;
  // Where the bank's customer was asked and said no, nothing was tried.
  const charge =
    declineCode === undefined
      ? undefined
      : makeCharge(change, {
          intent,
          method,
          email,
          name,
          failure: { code, declineCode, message },
        });
  const failed = change.put('paymentIntents', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: {
      ...(charge && { charge: charge.id }),
      code: code as 'card_declined',
      ...(declineCode !== undefined && { decline_code: declineCode }),
      message,
      type: declineCode === undefined ? 'invalid_request_error' : 'card_error',
    },
  });
  if (charge) change.emit('charge.failed', charge);
  change.emit('payment_intent.payment_failed', failed);
  return 'declined';
}

/** All that is kept of a card. */
export function keepMethod(
  change: LedgerChange,
  { card, email, name, keeper = null }: Payer,
): Method {
  const { brand, last4, expMonth, expYear, decline } = card;
  return putMethod(change, {
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      brand,
      country: 'IT',
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      last4,
    },
    customer: keeper,
    type: 'card',
    sandbox: { decline },
  });
}

function putMethod(change: LedgerChange, fields: object): Method {
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    created: change.now,
    customer: null,
    livemode: false,
    metadata: {},
    ...fields,
  } as unknown as Method;
  change.put('paymentMethods', method);
  return method;
}
