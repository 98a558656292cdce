import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import { Params } from '../protocol/params';
import type { Route } from '../protocol/route';

const intervals = ['day', 'week', 'month', 'year'] as const;

/** Reads and makes a product; one of a line alone (`product_data`) is not active. */
function makeProduct(change: LedgerChange, params: Params, active: boolean): Stripe.Product {
  params.ignore('tax_code', 'shippable', 'statement_descriptor', 'unit_label');
  const product: Stripe.Product = {
    id: params.string('id') ?? newId('prod', 14),
    object: 'product',
    active: params.boolean('active') ?? active,
    created: change.now,
    default_price: null,
    description: params.string('description') ?? null,
    images: params.strings('images'),
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.required('name'),
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: change.now,
    url: null,
  };
  return change.put('products', product);
}

/** A price a month that is there from the start, under an id that settings can name. */
export interface FixedPrice {
  id: string;
  monthlyCents: number;
}

/** Puts a fixed price, with a product of its own, unless it is there as it is told. */
export function putFixedPrice(change: LedgerChange, { id, monthlyCents }: FixedPrice): void {
  const known = change.find('prices', id);
  if (known?.unit_amount === monthlyCents) return;
  const product = { id: `prod_${id}`, name: 'Piano mensile' };
  if (known === undefined) makeProduct(change, new Params(product), true);
  const values = { product: product.id, unit_amount: String(monthlyCents), currency: 'eur' };
  const params = new Params({ ...values, recurring: { interval: 'month' } });
  change.put('prices', { ...priceOf(change, params, true), id });
}

/** Reads and makes a price: of a product that is there, or of one that is made with it. */
export function makePrice(change: LedgerChange, params: Params, active: boolean): Stripe.Price {
  return change.put('prices', priceOf(change, params, active));
}

function priceOf(change: LedgerChange, params: Params, active: boolean): Stripe.Price {
  params.ignore('tax_behavior');
  const amount = params.integer('unit_amount');
  if (amount === undefined) throw params.missing('unit_amount');
  if (amount < 0) {
    throw params.invalid(
      'unit_amount',
      'Invalid non-negative integer',
      'parameter_invalid_integer',
    );
  }
  const currency = readCurrency(params);
  const recurring = readRecurring(params);
  return {
    id: newId('price'),
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: change.now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.string('lookup_key') ?? null,
    metadata: params.metadata(),
    nickname: params.string('nickname') ?? null,
    product: productOf(change, params),
    recurring,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === null ? 'one_time' : 'recurring',
    unit_amount: amount,
    // A text on the wire; the SDK makes a number of its own of it.
    unit_amount_decimal: String(amount) as unknown as Stripe.Price['unit_amount_decimal'],
  };
}

function productOf(change: LedgerChange, params: Params): string {
  const id = params.string('product');
  if (id !== undefined) return change.require('products', id, params.nameOf('product')).id;
  const data = params.object('product_data');
  if (data === undefined) throw params.missing('product');
  return makeProduct(change, data, false).id;
}

export function readCurrency(params: Params): string {
  const currency = params.required('currency').toLowerCase();
  if (currency === 'eur') return currency;
  throw params.invalid('currency', `Invalid currency: ${currency}. The sandbox knows eur alone.`);
}

function readRecurring(params: Params): Stripe.Price.Recurring | null {
  const recurring = params.object('recurring');
  if (recurring === undefined) return null;
  const interval = recurring.oneOf('interval', intervals);
  if (interval === undefined) throw recurring.missing('interval');
  return {
    interval,
    interval_count: recurring.integer('interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export const priceRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/products',
    answer: ({ change, params }) => {
      const product = makeProduct(change, params, true);
      change.emit('product.created', product);
      return product;
    },
  },
  listRoute({ kind: 'products', path: '/v1/products' }),
  retrieveRoute('products', '/v1/products/:id'),
  {
    method: 'POST',
    path: '/v1/prices',
    answer: ({ change, params }) => {
      const price = makePrice(change, params, params.boolean('active') ?? true);
      change.emit('price.created', price);
      return price;
    },
  },
  listRoute({ kind: 'prices', path: '/v1/prices', filters: ['product', 'lookup_key'] }),
  retrieveRoute('prices', '/v1/prices/:id'),
];
