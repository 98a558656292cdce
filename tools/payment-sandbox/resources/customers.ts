import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { missingResource, refused } from '../ledger/api-error';
import { listOf, listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import type { Route } from '../protocol/route';

interface NewCustomer {
  email: string | null;
  name?: string | null;
  description?: string | null;
  metadata?: Stripe.Metadata;
}

export function makeCustomer(change: LedgerChange, fields: NewCustomer): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: change.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    email: fields.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    phone: null,
    preferred_locales: ['it'],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  change.put('customers', customer);
  change.emit('customer.created', customer);
  return customer;
}

/** An address as in a form; nothing is ever sent there. */
export function readEmail(params: Params, name: string): string | null {
  const email = params.string(name, 512);
  if (email === undefined) return null;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw params.invalid(name, `Invalid email address: ${email}`, 'email_invalid');
  }
  return email;
}

const GONE = { sandbox: 'deleted' };

/** Refuses one that was deleted as one that never was. */
export function presentCustomer(change: LedgerChange, id: string, param?: string): Stripe.Customer {
  const customer = change.require('customers', id, param);
  if (customer.metadata.sandbox !== GONE.sandbox) return customer;
  throw missingResource('customer', id, param);
}

/** What a customer has kept, the newest first. */
export function methodsOf(change: LedgerChange, customer: string): Stripe.PaymentMethod[] {
  return change.newest('paymentMethods').filter((method) => method.customer === customer);
}

function detach(change: LedgerChange, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const detached = change.put('paymentMethods', { ...method, customer: null });
  change.emit('payment_method.detached', detached);
  return detached;
}

export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: ({ change, params }) => {
      params.ignore('phone', 'address', 'shipping', 'preferred_locales');
      return makeCustomer(change, {
        email: readEmail(params, 'email'),
        name: params.string('name') ?? null,
        description: params.string('description') ?? null,
        metadata: params.metadata(),
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    answer: ({ change, params, ids: [id = ''] }) => {
      params.ignore('phone', 'address', 'shipping', 'preferred_locales');
      const old = change.require('customers', id);
      const customer: Stripe.Customer = {
        ...old,
        email: params.has('email') ? readEmail(params, 'email') : old.email,
        name: params.has('name') ? (params.string('name') ?? null) : (old.name ?? null),
        metadata: { ...old.metadata, ...params.metadata() },
      };
      change.emit('customer.updated', customer);
      return change.put('customers', customer);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    answer: ({ change, ids: [id = ''] }) => {
      const customer = presentCustomer(change, id);
      for (const method of methodsOf(change, id)) detach(change, method);
      const deleted = { id, object: 'customer', deleted: true };
      change.put('customers', { ...customer, email: null, name: null, metadata: GONE });
      change.emit('customer.deleted', deleted);
      return deleted;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    answer: ({ change, params, ids: [id = ''] }) => {
      const type = params.string('type');
      params.ignore('allow_redisplay');
      presentCustomer(change, id);
      const methods = methodsOf(change, id).filter((one) => (type ?? one.type) === one.type);
      return listOf(methods, `/v1/customers/${id}/payment_methods`, params);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    answer: ({ change, ids: [id = ''] }) => {
      const method = change.require('paymentMethods', id);
      if (method.customer !== null) return detach(change, method);
      const message = 'The payment method you provided is not attached to a customer.';
      throw refused(message, 'resource_missing', 'payment_method');
    },
  },
  retrieveRoute('paymentMethods', '/v1/payment_methods/:id'),
  listRoute({ kind: 'customers', path: '/v1/customers', filters: ['email'] }),
  retrieveRoute('customers', '/v1/customers/:id'),
];
