import { amountDiscounts, type DiscountableLine, percentDiscounts } from './line-discounts';
import type { VoucherEntity } from './voucher.entity';

interface SoldLine extends DiscountableLine {
  type: 'book' | 'product';
}

interface VoucherDiscounts {
  /** Cents off each line, in their order. */
  discounts: number[];
  /** Whether the law kept books from getting all of it (Legge 15/2020). */
  isCutByLaw: boolean;
}

type VoucherRule = Pick<VoucherEntity, 'kind' | 'valueHundredths' | 'appliesTo'>;

/** What a voucher takes off each line. */
export function voucherDiscounts(
  voucher: VoucherRule,
  lines: readonly SoldLine[],
): VoucherDiscounts {
  const meant = lines.map(({ type, totalCents, mostCents }) =>
    appliesTo(voucher, type) ? { totalCents, mostCents } : { totalCents: 0, mostCents: 0 },
  );
  const discounts = splitOf(voucher, meant);
  const withoutLaw = splitOf(
    voucher,
    meant.map(({ totalCents }) => ({ totalCents, mostCents: totalCents })),
  );
  return { discounts, isCutByLaw: discounts.some((cents, at) => cents < (withoutLaw[at] ?? 0)) };
}

function appliesTo({ appliesTo }: VoucherRule, type: SoldLine['type']): boolean {
  return appliesTo === 'all' || appliesTo === (type === 'book' ? 'books' : 'products');
}

function splitOf(
  { kind, valueHundredths }: VoucherRule,
  lines: readonly DiscountableLine[],
): number[] {
  return kind === 'percent'
    ? percentDiscounts(lines, valueHundredths)
    : amountDiscounts(lines, valueHundredths);
}
