import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import { checkCardForm } from '../payment/card-form';
import {
  answerChallenge,
  currentSession,
  payByCard,
  payByKeptCard,
  payByWay,
} from '../payment/pay-session';
import type { Attempt } from '../payment/pay-session';
import { html, seeOther } from '../protocol/answer';
import type { Answer } from '../protocol/answer';
import type { SandboxRequest } from '../protocol/request';
import type { Sandbox } from '../sandbox';
import { accountSetup } from './account-setup';
import { cardPage } from './card-page';
import { methodsOf } from '../resources/customers';
import { isOtherWay, otherWaysOf, wayFacts } from '../resources/ways';
import { challengePage } from './challenge-page';
import { closedPage } from './closed-page';
import { portal } from './portal';
import { wayPage } from './way-page';

/** The pages that customers and bookshops see; undefined where the path is none of them. */
export async function answerHosted(
  sandbox: Sandbox,
  request: SandboxRequest,
): Promise<Answer | undefined> {
  const { kind, id, step } = pageOf(request.path);
  if (kind === undefined) return undefined;
  const change = sandbox.change(ownerOf(sandbox, id));
  const { settlesAfter } = sandbox;
  const answer = answerPage(kind, { change, id, step, request, settlesAfter });
  await sandbox.commit(change);
  return answer;
}

type PageKind = 'pay' | 'setup' | 'portal';

/** Which page an address is of, and of what. */
function pageOf(path: string): { kind?: PageKind; id: string; step: string | undefined } {
  const [, payId, step] = /^\/c\/pay\/([^/]+)(?:\/(3ds|conferma))?$/.exec(path) ?? [];
  if (payId !== undefined) return { kind: 'pay', id: payId, step };
  const [, setupId] = /^\/setup\/([^/]+)$/.exec(path) ?? [];
  if (setupId !== undefined) return { kind: 'setup', id: setupId, step: undefined };
  const [, portalId] = /^\/p\/session\/([^/]+)$/.exec(path) ?? [];
  if (portalId !== undefined) return { kind: 'portal', id: portalId, step: undefined };
  return { id: '', step: undefined };
}

function ownerOf({ store }: Sandbox, id: string): string | undefined {
  return (store.get('sessions', id) ?? store.get('portalSessions', id))?.owner;
}

function answerPage(kind: PageKind, call: PayCall): Answer {
  const { change, id, request } = call;
  if (kind === 'setup') return accountSetup(change, id, request);
  return kind === 'portal' ? portal(change, id, request) : payPage(call);
}

interface PayCall {
  change: LedgerChange;
  id: string;
  step: string | undefined;
  request: SandboxRequest;
  /** Seconds until the money of a delayed way comes; undefined where the sandbox has to be told. */
  settlesAfter: number | undefined;
}

function payPage(call: PayCall): Answer {
  const { change, id, step, request } = call;
  const session = currentSession(change, id);
  if (session?.status === 'complete') return seeOther(successUrl(session));
  if (session?.status !== 'open') return html(closedPage(session), session ? 410 : 404);
  if (step !== undefined) return challenge(call, session);
  if (request.method !== 'POST') return html(emptyForm(change, session));
  const form = new URLSearchParams(request.body);
  const wanted = form.get('modo');
  if (wanted !== null) return payElsewhere(call, session, wanted);
  const kept = form.get('carta');
  if (kept !== null) return afterAttempt(change, id, payByKeptCard(change, id, kept));
  return payWithForm(call, session, form);
}

function payWithForm(
  { change, id }: PayCall,
  session: Stripe.Checkout.Session,
  form: URLSearchParams,
): Answer {
  const { card, errors, kept } = checkCardForm(form, knownEmail(change, session), change.now);
  if (card) {
    const { email, nome: name } = kept;
    const keeper = form.get('salva') === 'si' ? keeperOf(session) : null;
    return afterAttempt(change, id, payByCard(change, id, { card, email, name, keeper }));
  }
  return html(cardPage({ ...viewOf(change, session), refusal: null, kept, errors }), 422);
}

/** By one of the buttons below the card's form; what the session does not offer leads back to it. */
function payElsewhere(
  { change, id, settlesAfter }: PayCall,
  session: Stripe.Checkout.Session,
  wanted: string,
): Answer {
  const [name = '', outcome] = wanted.split(':');
  const email = knownEmail(change, session);
  const isOffered = isOtherWay(name) && otherWaysOf(session).includes(name);
  if (!isOffered || email === null) return seeOther(`/c/pay/${id}`);
  const awaited = {
    dueAt: settlesAfter === undefined ? null : change.now + settlesAfter,
    fails: outcome === 'fallisce',
  };
  return afterAttempt(change, id, payByWay(change, id, { way: name, email, awaited }));
}

function challenge(
  { change, id, step, request }: PayCall,
  session: Stripe.Checkout.Session,
): Answer {
  const intent =
    typeof session.payment_intent === 'string'
      ? change.require('paymentIntents', session.payment_intent)
      : undefined;
  if (intent?.status !== 'requires_action') return seeOther(`/c/pay/${id}`);
  if (request.method !== 'POST') {
    const method = change.require('paymentMethods', idOf(intent.payment_method));
    return html(questionPage(session, method));
  }
  const choice = new URLSearchParams(request.body).get('esito');
  if (choice !== 'autorizza' && choice !== 'rifiuta') return seeOther(`/c/pay/${id}/${step ?? ''}`);
  return afterAttempt(change, id, answerChallenge(change, id, choice === 'autorizza'));
}

/** What the bank, or the other way to pay, asks its customer. */
function questionPage(
  session: Stripe.Checkout.Session,
  { card, type }: Stripe.PaymentMethod,
): string {
  if (isOtherWay(type)) return wayPage(session, wayFacts[type].label);
  return challengePage(session, card?.last4 ?? '');
}

/** Always on to another address: a reload sends no card a second time. */
function afterAttempt(change: LedgerChange, id: string, attempt: Attempt): Answer {
  if (attempt === 'asks-customer') return seeOther(`/c/pay/${id}/3ds`);
  if (attempt === 'leads-away') return seeOther(`/c/pay/${id}/conferma`);
  if (attempt !== 'paid') return seeOther(`/c/pay/${id}`);
  return seeOther(successUrl(change.require('sessions', id)));
}

function emptyForm(change: LedgerChange, session: Stripe.Checkout.Session): string {
  const intent =
    typeof session.payment_intent === 'string'
      ? change.require('paymentIntents', session.payment_intent)
      : undefined;
  const refusal = intent?.last_payment_error ?? null;
  return cardPage({ ...viewOf(change, session), refusal });
}

function viewOf(change: LedgerChange, session: Stripe.Checkout.Session) {
  const { lineItems: lines } = change.require('checkouts', session.id);
  const keeper = keeperOf(session);
  const keptCards = keeper === null ? null : methodsOf(change, keeper);
  return { session, email: knownEmail(change, session), lines, keptCards };
}

/** Who may keep a card on this page; null where nobody may. */
function keeperOf({
  customer,
  saved_payment_method_options: options,
}: Stripe.Checkout.Session): string | null {
  return options?.payment_method_save === 'enabled' ? idOf(customer) : null;
}

/** The shop has told it, or it is the customer's. */
function knownEmail(change: LedgerChange, session: Stripe.Checkout.Session): string | null {
  if (typeof session.customer !== 'string') return session.customer_email;
  return change.require('customers', session.customer).email;
}

function successUrl({ id, success_url: url }: Stripe.Checkout.Session): string {
  return (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
