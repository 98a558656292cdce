import { isUndone } from '../orders/order-state';
import { netCents } from '../orders/refund-plan';
import type { CountedLine } from './counted-order';

/** What a line that is on the bill has brought, in cents. Its parts are what was due for it, less what was given back. */
export interface LineMoney {
  /** Whether it was sold and stays so. */
  isSold: boolean;
  /** Of what stays sold, before any discount. */
  grossCents: number;
  /** Of it after discounts and what was given back, with what a Comune pays. */
  goodsCents: number;
  /** What stays paid for what was done to its pieces. */
  extraCents: number;
  /** What is left of a line that was undone. */
  keptCents: number;
}

/** As a bookshop's figures count it (`own-lines.ts` of the figures). */
export function lineMoney(line: CountedLine): LineMoney {
  const { quantity, coverCents, totalCents, discountCents, refundedCents } = line;
  const isSold = !isUndone(line);
  // Of lines that are undone what was done by then stays paid, if anything of them was given back.
  const keepsExtra = isSold || refundedCents > 0;
  const extraCents = keepsExtra ? line.extraCents - line.extraRefundedCents : 0;
  if (!isSold) {
    const keptCents = netCents(line) - refundedCents - extraCents;
    return { isSold, grossCents: 0, goodsCents: 0, extraCents, keptCents };
  }
  const goodsBack = refundedCents - line.extraRefundedCents;
  return {
    isSold,
    grossCents: coverCents === null ? totalCents : coverCents * quantity,
    goodsCents: totalCents - discountCents - goodsBack,
    extraCents,
    keptCents: 0,
  };
}
