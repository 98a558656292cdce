import { extraNames } from '@zaino/rules/book-extra-words';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { linesOnBill } from '../orders/owed';
import { goodsCents } from '../orders/refund-plan';
import type { RefundEntity } from '../payments/refund.entity';
import { splitCents } from '../orders/split-cents';
import { asBought } from './as-bought';
import type { FiscalLine } from './fiscal-content';

type Order = Pick<OrderEntity, 'paymentMethod' | 'paymentState' | 'shippingCents'>;
type Line = Pick<
  OrderLineEntity,
  | 'id'
  | 'key'
  | 'type'
  | 'reference'
  | 'details'
  | 'priceCents'
  | 'quantity'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'extra'
  | 'extraCents'
  | 'refundedCents'
  | 'isOffBill'
  | 'state'
  | 'vat'
>;

/** What was paid for: what was not cancelled before. What Comuni pay by cedole is billed to them, and is here for its extra alone. */
export function billedLines<
  Row extends Pick<Line, 'state' | 'isOffBill' | 'cedolaCents' | 'extraCents'>,
>(order: Omit<Order, 'shippingCents'>, lines: readonly Row[]): Row[] {
  return linesOnBill(order, lines).filter(
    ({ cedolaCents, extraCents }) => cedolaCents === 0 || extraCents > 0,
  );
}

/** Lines of the invoice. Shipping costs are taxed as what was shipped, in proportion (Dpr 633/1972, art. 12). */
export function invoiceLines(order: Order, lines: readonly Line[]): FiscalLine[] {
  const goods = asBought(billedLines(order, lines)).flatMap((line) => [
    ...(line.cedolaCents === 0 ? [fiscalLine(line, goodsCents(line))] : []),
    ...extraLine(line, line.extraCents),
  ]);
  return [...goods, ...shippingLines(goods, order.shippingCents)];
}

type Credited = Pick<RefundEntity, 'amountCents' | 'lineCents'> &
  Partial<Pick<RefundEntity, 'extraCents'>>;

/** Lines of the credit note of a refund, of an order that was billed with `billed`. */
export function creditLines(
  { amountCents, lineCents, extraCents }: Credited,
  { lines, billed }: { lines: readonly Line[]; billed: readonly FiscalLine[] },
): FiscalLine[] {
  const goods = lines.flatMap((line) => {
    const ofExtra = extraCents?.[line.id] ?? 0;
    const cents = (lineCents[line.id] ?? 0) - ofExtra;
    return [...(cents === 0 ? [] : [fiscalLine(line, cents)]), ...extraLine(line, ofExtra)];
  });
  const ofGoods = goods.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const shipping = billed.filter(({ isShipping }) => isShipping);
  // Shipping that was free and is held back of a refund, or given back after that, is taxed as all that was billed.
  const weights = shipping.length > 0 ? shipping : billed;
  return [...goods, ...shippingLines(weights, amountCents - ofGoods)];
}

/** What was done to it, which is taxed as a service; none where it cost nothing. */
function extraLine({ extra, details, quantity }: Line, totalCents: number): FiscalLine[] {
  if (extra === null || totalCents === 0) return [];
  const title = details.substitute?.title ?? details.title;
  const description = `${extraNames[extra]}: ${title}`;
  return [{ description, quantity, totalCents, vat: 'servizio' }];
}

function fiscalLine({ type, reference, details, quantity, vat }: Line, totalCents: number) {
  const { substitute } = details;
  const title = substitute?.title ?? details.title;
  const isbn = substitute?.isbn ?? reference;
  const description = type === 'book' ? `${title} (ISBN ${isbn})` : title;
  return { description, quantity, totalCents, vat };
}

/** Split over the kinds of taxation by what was paid for each. */
export function shippingLines(
  weights: readonly Pick<FiscalLine, 'vat' | 'totalCents'>[],
  cents: number,
): FiscalLine[] {
  const vats = [...new Set(weights.map(({ vat }) => vat))];
  const sums = vats.map((vat) =>
    weights.reduce((sum, line) => sum + (line.vat === vat ? line.totalCents : 0), 0),
  );
  return splitCents(Math.abs(cents), sums).flatMap((part, index) => {
    const vat = vats[index];
    const totalCents = Math.sign(cents) * part;
    if (vat === undefined || totalCents === 0) return [];
    return [{ description: 'Spese di spedizione', quantity: 1, totalCents, vat, isShipping: true }];
  });
}
