import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { refused } from '../ledger/api-error';
import { listOf, listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import type { SandboxCall, Route } from '../protocol/route';
import { presentCustomer, readEmail } from './customers';
import { readLineItems } from './line-items';
import { moneyText } from './money';
import { offeredTypes } from './payment-method-configurations';
import { readPaymentPlan } from './payment-plan';

const HOUR = 3_600;
const LEAST_AMOUNT = 50;

function createSession({ change, params, publicUrl }: SandboxCall): Stripe.Checkout.Session {
  ignoreLook(params);
  const mode = params.oneOf('mode', ['payment', 'subscription']);
  if (mode === undefined) throw params.missing('mode');
  const lineItems = readLineItems(change, params);
  requireFittingPrices(params, mode, lineItems);
  const subscription = readSubscription(params);
  const all = lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  // Nothing is paid before a trial is over.
  const total = subscription.trialDays > 0 ? 0 : all;
  requireLeastAmount(params, total, mode);
  const types = offeredTypes(change, params);
  const id = newId('cs_test', 58);
  change.put('checkouts', {
    id,
    lineItems,
    payment: readPaymentPlan(change, params.object('payment_intent_data'), total),
    subscription,
  });
  return change.put('sessions', {
    ...unusedFields,
    id,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.url('cancel_url') ?? null,
    client_reference_id: params.string('client_reference_id', 200) ?? null,
    created: change.now,
    currency: lineItems[0]?.currency ?? 'eur',
    customer: customerOf(change, params),
    saved_payment_method_options: savingOf(params),
    customer_creation: mode === 'payment' ? 'if_required' : 'always',
    customer_email: readEmail(params, 'customer_email'),
    expires_at: readExpiry(change, params),
    metadata: params.metadata(),
    mode,
    payment_method_types: mode === 'payment' ? types : ['card'],
    success_url: requiredUrl(params, 'success_url'),
    url: `${publicUrl}/c/pay/${id}`,
  });
}

function readSubscription(params: Params) {
  const data = params.object('subscription_data');
  return {
    metadata: data?.metadata() ?? {},
    trialDays: data?.integer('trial_period_days') ?? 0,
  };
}

function requiredUrl(params: Params, name: string): string {
  const url = params.url(name);
  if (url === undefined) throw params.missing(name);
  return url;
}

/** What changes the hosted page alone. */
function ignoreLook(params: Params): void {
  params.ignore('locale', 'submit_type', 'billing_address_collection');
  params.ignore('custom_text', 'payment_method_options', 'customer_creation', 'branding_settings');
  params.ignore('ui_mode', 'payment_method_collection', 'currency', 'adaptive_pricing');
}

function requireFittingPrices(params: Params, mode: string, lines: Stripe.LineItem[]): void {
  const hasRecurring = lines.some(({ price }) => price?.type === 'recurring');
  if (mode === 'payment' && hasRecurring) {
    const message = 'You specified `payment` mode but passed a recurring price.';
    throw params.invalid('mode', message);
  }
  if (mode === 'subscription' && !hasRecurring) {
    const message =
      'You must provide at least one recurring price in `subscription` mode when using prices.';
    throw params.invalid('mode', message);
  }
}

function requireLeastAmount(params: Params, total: number, mode: string): void {
  if (total >= LEAST_AMOUNT || mode === 'subscription') return;
  const least = moneyText(LEAST_AMOUNT, 'eur');
  const message = `The Checkout Session's total amount due must add up to at least ${least} eur`;
  throw params.invalid('line_items', message, 'amount_too_small');
}

function customerOf(change: LedgerChange, params: Params): string | null {
  const id = params.string('customer');
  if (id === undefined) return null;
  if (params.has('customer_email')) {
    const message = 'You may only specify one of these parameters: customer, customer_email.';
    throw params.invalid('customer', message);
  }
  return presentCustomer(change, id, 'customer').id;
}

/** Whether the page offers to keep the card; only for a customer. */
function savingOf(params: Params): Stripe.Checkout.Session['saved_payment_method_options'] {
  const options = params.object('saved_payment_method_options');
  const save = options?.oneOf('payment_method_save', ['enabled', 'disabled']);
  if (options === undefined || save === undefined) return null;
  if (params.has('customer')) {
    return {
      allow_redisplay_filters: ['always'],
      payment_method_remove: null,
      payment_method_save: save,
    };
  }
  const message = 'You can only save payment methods of a customer.';
  throw options.invalid('payment_method_save', message);
}

function readExpiry(change: LedgerChange, params: Params): number {
  const at = params.integer('expires_at');
  if (at === undefined) return change.now + 24 * HOUR;
  // The caller's clock need not be ours to the second.
  if (at < change.now + HOUR / 2 - 60) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw params.invalid('expires_at', message);
  }
  if (at > change.now + 24 * HOUR + 60) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw params.invalid('expires_at', message);
  }
  return at;
}

/** Ends an open session; its payment can no longer be made. */
export function expireSession(
  change: LedgerChange,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  const expired = change.put('sessions', { ...session, status: 'expired', url: null });
  if (typeof session.payment_intent === 'string') {
    const intent = change.require('paymentIntents', session.payment_intent);
    const canceled = change.put('paymentIntents', {
      ...intent,
      status: 'canceled',
      canceled_at: change.now,
      cancellation_reason: 'automatic',
      next_action: null,
    });
    change.emit('payment_intent.canceled', canceled);
  }
  change.emit('checkout.session.expired', expired);
  return expired;
}

const unusedFields = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: 'it',
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

export const sessionRoutes: Route[] = [
  { method: 'POST', path: '/v1/checkout/sessions', answer: createSession },
  listRoute({
    kind: 'sessions',
    path: '/v1/checkout/sessions',
    filters: ['payment_intent', 'customer', 'status', 'subscription'],
  }),
  retrieveRoute('sessions', '/v1/checkout/sessions/:id'),
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    answer: ({ change, params, ids: [id = ''] }) => {
      const { lineItems } = change.require('checkouts', id);
      return listOf(lineItems, `/v1/checkout/sessions/${id}/line_items`, params);
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    answer: ({ change, ids: [id = ''] }) => {
      const session = change.require('sessions', id);
      if (session.status === 'open') return expireSession(change, session);
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status ?? ''}.`,
      );
    },
  },
];
