import type { OrderLineEntity } from '../orders/order-line.entity';

type Line = Pick<
  OrderLineEntity,
  | 'key'
  | 'vat'
  | 'priceCents'
  | 'details'
  | 'quantity'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'extra'
  | 'extraCents'
>;

/** Articles as they were bought: pieces that got a line of their own since are counted with the others again. */
export function asBought<Row extends Line>(lines: readonly Row[]): Row[] {
  const articles = new Map<string, Row>();
  for (const line of lines) {
    const { vat, priceCents, details } = line;
    const isOfCedola = line.cedolaCents > 0;
    const key = JSON.stringify([
      line.key,
      vat,
      priceCents,
      details.substitute,
      ...(line.extraCents > 0 ? [line.extra, line.extraCents / line.quantity, isOfCedola] : []),
    ]);
    const { quantity, totalCents, discountCents, cedolaCents, extraCents } =
      articles.get(key) ?? nothing;
    articles.set(key, {
      ...(articles.get(key) ?? line),
      quantity: quantity + line.quantity,
      totalCents: totalCents + line.totalCents,
      discountCents: discountCents + line.discountCents,
      cedolaCents: cedolaCents + line.cedolaCents,
      extraCents: extraCents + line.extraCents,
    });
  }
  return [...articles.values()];
}

const nothing = { quantity: 0, totalCents: 0, discountCents: 0, cedolaCents: 0, extraCents: 0 };
