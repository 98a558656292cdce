import { createHash } from 'node:crypto';
import type { PricedLine, TotalCents } from './priced-line';

interface Agreed {
  lines: readonly PricedLine[];
  totals: TotalCents;
  shippingMethod: string;
  deliveries: string;
  /** That takes something off. */
  voucherCode: string | null;
}

/** Stands for all that a customer agrees to: lines, pieces, prices, days, how it comes, and every sum. */
export function quoteFingerprint(agreed: Agreed): string {
  const { lines, totals, shippingMethod, deliveries, voucherCode } = agreed;
  const content = [
    shippingMethod,
    deliveries,
    voucherCode,
    lines.map(({ key, pieces, priceCents, discountCents, vat, expected }) => [
      key,
      pieces,
      priceCents,
      discountCents,
      vat,
      expected.from,
      expected.to,
    ]),
    totals.subtotalCents,
    totals.discountCents,
    totals.shippingCents,
    totals.totalCents,
    // Only where there are any: what was agreed to without them stands as it was.
    ...(totals.cedolaCents > 0 ? [lines.map(({ cedolaCents }) => cedolaCents)] : []),
    ...(totals.extraCents > 0 ? [lines.map(({ extra }) => extra)] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
