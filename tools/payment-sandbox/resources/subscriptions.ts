import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { refused } from '../ledger/api-error';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { SandboxCall, Route } from '../protocol/route';

interface NewSubscription {
  customer: string;
  lines: { price: Stripe.Price; quantity: number }[];
  metadata: Stripe.Metadata;
  trialDays?: number;
}

const DAY = 86_400;
const days: Partial<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Begins a subscription whose first period is paid, or free as a trial. */
export function makeSubscription(
  change: LedgerChange,
  fields: NewSubscription,
): Stripe.Subscription {
  const { customer, lines, metadata, trialDays = 0 } = fields;
  const id = newId('sub');
  const periodSeconds = DAY * (trialDays > 0 ? trialDays : periodDays(lines[0]?.price));
  const isTrial = trialDays > 0;
  const trialEnd = change.now + periodSeconds;
  const items = lines.map(({ price, quantity }) => ({
    id: newId('si', 14),
    object: 'subscription_item',
    created: change.now,
    current_period_start: change.now,
    current_period_end: change.now + periodSeconds,
    discounts: [],
    metadata: {},
    price,
    quantity,
    subscription: id,
  }));
  const subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: change.now + trialDays * DAY,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: change.now,
    currency: 'eur',
    customer,
    default_payment_method: null,
    ended_at: null,
    items: {
      object: 'list',
      data: items,
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: isTrial ? null : payInvoice(change, { subscription: id, customer, lines }),
    livemode: false,
    metadata,
    start_date: change.now,
    status: isTrial ? 'trialing' : 'active',
    trial_end: isTrial ? trialEnd : null,
    trial_start: isTrial ? change.now : null,
    // The fields that no plan of the shop uses are left out.
  } as unknown as Stripe.Subscription;
  change.put('subscriptions', subscription);
  change.emit('customer.subscription.created', subscription);
  return subscription;
}

function periodDays(price: Stripe.Price | undefined): number {
  const { interval = 'month', interval_count: count = 1 } = price?.recurring ?? {};
  return (days[interval] ?? 30) * count;
}

interface NewInvoice {
  subscription: string;
  customer: string;
  lines: NewSubscription['lines'];
}

function payInvoice(change: LedgerChange, { subscription, customer, lines }: NewInvoice): string {
  const total = lines.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity,
    0,
  );
  const invoice = {
    id: newId('in'),
    object: 'invoice',
    amount_due: total,
    amount_paid: total,
    amount_remaining: 0,
    billing_reason: 'subscription_create',
    created: change.now,
    currency: 'eur',
    customer,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription },
      quote_details: null,
    },
    status: 'paid',
    subtotal: total,
    total,
  } as unknown as Stripe.Invoice;
  change.put('invoices', invoice);
  change.emit('invoice.paid', invoice);
  return invoice.id;
}

function createSubscription({ change, params }: SandboxCall): Stripe.Subscription {
  params.ignore('payment_behavior', 'collection_method', 'proration_behavior', 'payment_settings');
  const customer = change.require('customers', params.required('customer'), 'customer');
  const lines = params.objects('items').map((item) => ({
    price: change.require('prices', item.required('price'), item.nameOf('price')),
    quantity: item.integer('quantity') ?? 1,
  }));
  if (lines.length === 0) throw params.missing('items');
  const once = lines.find(({ price }) => price.recurring === null);
  if (once) {
    const message = `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`;
    throw params.invalid('items[0][price]', message);
  }
  const trialDays = params.integer('trial_period_days') ?? 0;
  const methodId =
    params.string('default_payment_method') ?? customer.invoice_settings.default_payment_method;
  const isFree = lines.every(({ price }) => price.unit_amount === 0);
  if (trialDays === 0 && !isFree && methodId === null) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.';
    throw refused(message, 'resource_missing');
  }
  return makeSubscription(change, {
    customer: customer.id,
    lines,
    metadata: params.metadata(),
    trialDays,
  });
}

function updateSubscription({ change, params, ids: [id = ''] }: SandboxCall): Stripe.Subscription {
  const { cancel_at_period_end: before } = requireRunning(change, id);
  const atEnd = params.boolean('cancel_at_period_end') ?? before;
  return setCancelled(change, { id, atEnd, metadata: params.metadata() });
}

interface Cancelled {
  id: string;
  /** Whether it ends when what was paid for is over. */
  atEnd: boolean;
  metadata?: Stripe.Metadata;
}

/** Cancels a subscription for the end of its period, or takes that back. */
export function setCancelled(
  change: LedgerChange,
  { id, atEnd, metadata = {} }: Cancelled,
): Stripe.Subscription {
  const old = requireRunning(change, id);
  const end = old.items.data[0]?.current_period_end ?? change.now;
  const subscription: Stripe.Subscription = {
    ...old,
    cancel_at_period_end: atEnd,
    cancel_at: atEnd ? end : null,
    canceled_at: atEnd ? change.now : null,
    metadata: { ...old.metadata, ...metadata },
  };
  change.emit('customer.subscription.updated', subscription);
  return change.put('subscriptions', subscription);
}

/** Its next payment fails, as with a card that has expired: it runs on unpaid. */
export function failPayment(change: LedgerChange, id: string): Stripe.Subscription {
  return setStatus(change, requireRunning(change, id), 'past_due');
}

/** What was not paid is, with another card. */
export function payAgain(change: LedgerChange, subscription: Stripe.Subscription): void {
  if (subscription.status === 'past_due') setStatus(change, subscription, 'active');
}

function setStatus(
  change: LedgerChange,
  old: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): Stripe.Subscription {
  const subscription: Stripe.Subscription = { ...old, status };
  change.emit('customer.subscription.updated', subscription);
  return change.put('subscriptions', subscription);
}

function cancelSubscription({ change, params, ids: [id = ''] }: SandboxCall): Stripe.Subscription {
  params.ignore('invoice_now', 'prorate', 'cancellation_details');
  const subscription: Stripe.Subscription = {
    ...requireRunning(change, id),
    status: 'canceled',
    canceled_at: change.now,
    ended_at: change.now,
  };
  change.emit('customer.subscription.deleted', subscription);
  return change.put('subscriptions', subscription);
}

function requireRunning(change: LedgerChange, id: string): Stripe.Subscription {
  const subscription = change.require('subscriptions', id);
  if (subscription.status !== 'canceled') return subscription;
  throw refused(`No such subscription: '${id}'`, 'resource_missing', 'id');
}

export const subscriptionRoutes: Route[] = [
  { method: 'POST', path: '/v1/subscriptions', answer: createSubscription },
  listRoute({ kind: 'subscriptions', path: '/v1/subscriptions', filters: ['customer', 'status'] }),
  retrieveRoute('subscriptions', '/v1/subscriptions/:id'),
  { method: 'POST', path: '/v1/subscriptions/:id', answer: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', answer: cancelSubscription },
  listRoute({ kind: 'invoices', path: '/v1/invoices', filters: ['customer', 'status'] }),
  retrieveRoute('invoices', '/v1/invoices/:id'),
];
