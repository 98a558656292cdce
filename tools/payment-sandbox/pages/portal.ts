import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { checkCardForm } from '../payment/card-form';
import { keepMethod } from '../payment/pay-session';
import { html, seeOther } from '../protocol/answer';
import type { Answer } from '../protocol/answer';
import type { SandboxRequest } from '../protocol/request';
import { payAgain, setCancelled } from '../resources/subscriptions';
import { closedPage } from './closed-page';
import { portalPage } from './portal-page';

/** The portal of who pays: shows cards, invoices and plans, and does what its forms say. */
export function portal(change: LedgerChange, id: string, request: SandboxRequest): Answer {
  const session = change.find('portalSessions', id);
  if (session === undefined) return html(closedPage(undefined), 404);
  if (request.method !== 'POST') return html(shown(change, session, []));
  const form = new URLSearchParams(request.body);
  const action = form.get('azione');
  if (action === 'carta') return changeCard(change, session, form);
  const plan = own(change, session).find((one) => one.id === form.get('piano'));
  if (plan && plan.status !== 'canceled' && (action === 'disdici' || action === 'riprendi')) {
    setCancelled(change, { id: plan.id, atEnd: action === 'disdici' });
  }
  return seeOther(`/p/session/${id}`);
}

function changeCard(
  change: LedgerChange,
  session: Stripe.BillingPortal.Session,
  form: URLSearchParams,
): Answer {
  const customer = change.require('customers', session.customer);
  const { card, errors, kept } = checkCardForm(form, customer.email, change.now);
  if (!card) return html(shown(change, session, Object.values(errors)), 422);
  const method = keepMethod(change, { card, email: customer.email ?? '', name: kept.nome });
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  change.emit(
    'customer.updated',
    change.put('customers', { ...customer, invoice_settings: settings }),
  );
  for (const plan of own(change, session)) payAgain(change, plan);
  return seeOther(`/p/session/${session.id}`);
}

function shown(
  change: LedgerChange,
  session: Stripe.BillingPortal.Session,
  errors: readonly string[],
): string {
  const { invoice_settings: settings } = change.require('customers', session.customer);
  const { default_payment_method: methodId } = settings;
  const method = typeof methodId === 'string' ? change.find('paymentMethods', methodId) : undefined;
  const invoices = change
    .newest('invoices')
    .filter(({ customer }) => customer === session.customer);
  const subscriptions = own(change, session);
  return portalPage({ session, card: method?.card ?? null, subscriptions, invoices, errors });
}

const own = (change: LedgerChange, session: Stripe.BillingPortal.Session) =>
  change.newest('subscriptions').filter(({ customer }) => customer === session.customer);
