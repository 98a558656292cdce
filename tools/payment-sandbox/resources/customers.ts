import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
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
  listRoute({ kind: 'customers', path: '/v1/customers', filters: ['email'] }),
  retrieveRoute('customers', '/v1/customers/:id'),
];
