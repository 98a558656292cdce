import { toCents, toEuro } from '@zaino/rules/money';
import { shippingCost, type ShippingMethod } from '@zaino/rules/shipping';
import type { PricedLine, TotalCents } from './priced-line';

type Counted = Pick<
  PricedLine,
  'pieces' | 'totalCents' | 'discountCents' | 'cedolaCents' | 'extra'
>;

/**
 * Sums in cents, by the rules of the cart. Shipping goes by the subtotal before the voucher: whoever uses one loses
 * no free shipping (specification, point 9). A voucher takes nothing off the shipping.
 */
export function quoteTotals(lines: readonly Counted[], method: ShippingMethod): TotalCents {
  const sum = (of: (line: Counted) => number) => lines.reduce((all, line) => all + of(line), 0);
  const itemCount = sum(({ pieces }) => pieces);
  const subtotalCents = sum(({ totalCents }) => totalCents);
  const discountCents = sum((line) => line.discountCents);
  const shippingCents = itemCount === 0 ? 0 : toCents(shippingCost(method, toEuro(subtotalCents)));
  const cedolaCents = sum((line) => line.cedolaCents);
  const extraCents = sum(({ extra }) => (extra ? extra.priceCents * extra.quantity : 0));
  const totalCents = subtotalCents - discountCents + shippingCents - cedolaCents + extraCents;
  const parts = { subtotalCents, discountCents, shippingCents, cedolaCents, extraCents };
  return { itemCount, ...parts, totalCents };
}
