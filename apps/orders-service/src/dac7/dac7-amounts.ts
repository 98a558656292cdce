import {
  DAC7_LEAST_SALES,
  DAC7_MOST_EXCLUDED_EURO,
  type Dac7Amounts,
} from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';

/** Of a bookshop in a quarter, in cents; what was given back is below 0. */
export interface QuarterSums {
  sales: number;
  paidCents: number;
  refundedCents: number;
  feeCents: number;
}

export const noSales: QuarterSums = { sales: 0, paidCents: 0, refundedCents: 0, feeCents: 0 };

export function sumOfQuarters(quarters: readonly QuarterSums[]): QuarterSums {
  return quarters.reduce(
    (all, one) => ({
      sales: all.sales + one.sales,
      paidCents: all.paidCents + one.paidCents,
      refundedCents: all.refundedCents + one.refundedCents,
      feeCents: all.feeCents + one.feeCents,
    }),
    noSales,
  );
}

export function dac7Amounts(sums: QuarterSums): Dac7Amounts {
  const { sales, paidCents, refundedCents, feeCents } = sums;
  return {
    sales,
    paid: toEuro(paidCents),
    refunded: toEuro(refundedCents),
    fees: toEuro(feeCents),
    consideration: toEuro(considerationCents(sums)),
  };
}

/** Whether a year's sales are so few that they are not reported: both have to be few. */
export function isExcluded(year: QuarterSums): boolean {
  return (
    year.sales < DAC7_LEAST_SALES && considerationCents(year) <= toCents(DAC7_MOST_EXCLUDED_EURO)
  );
}

function considerationCents({ paidCents, refundedCents, feeCents }: QuarterSums): number {
  return paidCents + refundedCents - feeCents;
}
