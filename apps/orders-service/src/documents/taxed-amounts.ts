import { goodsCents } from '../orders/refund-plan';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import type { RefundEntity } from '../payments/refund.entity';
import type { FiscalLine } from './fiscal-content';
import { billedLines, shippingLines } from './fiscal-lines';

/** A line of a document without its words. */
export type TaxedAmount = Pick<FiscalLine, 'vat' | 'totalCents' | 'isShipping'>;

export type TaxedLine = Pick<
  OrderLineEntity,
  | 'id'
  | 'state'
  | 'vat'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'extra'
  | 'extraCents'
  | 'isOffBill'
>;

/** What an invoice of these lines says (`invoiceLines`), for sums over many orders: of what is called how nothing is read. */
export function soldAmounts(
  order: Pick<OrderEntity, 'paymentMethod' | 'paymentState' | 'shippingCents'>,
  lines: readonly TaxedLine[],
): TaxedAmount[] {
  const goods = billedLines(order, lines).flatMap((line) => [
    ...(line.cedolaCents === 0 ? [{ vat: line.vat, totalCents: goodsCents(line) }] : []),
    ...extraAmount(line, line.extraCents),
  ]);
  return [...goods, ...shippingLines(goods, order.shippingCents)];
}

/** The same of a credit note (`creditLines`). */
export function creditedAmounts(
  {
    amountCents,
    lineCents,
    extraCents,
  }: Pick<RefundEntity, 'amountCents' | 'lineCents' | 'extraCents'>,
  { lines, sold }: { lines: readonly TaxedLine[]; sold: readonly TaxedAmount[] },
): TaxedAmount[] {
  const goods = lines.flatMap((line) => {
    const ofExtra = extraCents?.[line.id] ?? 0;
    const cents = (lineCents[line.id] ?? 0) - ofExtra;
    return [
      ...(cents === 0 ? [] : [{ vat: line.vat, totalCents: cents }]),
      ...extraAmount(line, ofExtra),
    ];
  });
  const ofGoods = goods.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const shipping = sold.filter(({ isShipping }) => isShipping);
  return [...goods, ...shippingLines(shipping.length > 0 ? shipping : sold, amountCents - ofGoods)];
}

function extraAmount({ extra }: TaxedLine, totalCents: number): TaxedAmount[] {
  return extra === null || totalCents === 0 ? [] : [{ vat: 'servizio', totalCents }];
}
