import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { idOf } from '../ledger/id-of';
import { newId } from '../ledger/ids';
import type { Params } from '../protocol/params';
import { makePrice } from './prices';

/** Reads `line_items`: each with a price that is there, or with the data of one. */
export function readLineItems(change: LedgerChange, params: Params): Stripe.LineItem[] {
  const lines = params.objects('line_items').map((line) => readLine(change, line));
  if (lines.length === 0) throw params.missing('line_items');
  if (lines.length > 100) {
    throw params.invalid('line_items', 'You can only have up to 100 line items.');
  }
  if (new Set(lines.map(({ currency }) => currency)).size > 1) {
    throw params.invalid('line_items', 'All line items must use the same currency.');
  }
  return lines;
}

function readLine(change: LedgerChange, params: Params): Stripe.LineItem {
  params.ignore('adjustable_quantity', 'tax_rates');
  const price = priceOf(change, params);
  const quantity = params.integer('quantity');
  if (quantity === undefined) throw params.missing('quantity');
  if (quantity < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw params.invalid('quantity', message, 'parameter_invalid_integer');
  }
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: change.require('products', idOf(price.product)).name,
    metadata: params.metadata(),
    price,
    quantity,
  };
}

function priceOf(change: LedgerChange, params: Params): Stripe.Price {
  const id = params.string('price');
  if (id !== undefined) return change.require('prices', id, params.nameOf('price'));
  const data = params.object('price_data');
  if (data === undefined) throw params.missing('price');
  return makePrice(change, data, false);
}
