/** The payment provider takes no smaller sums on its page (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const LEAST_ON_PAGE_CENTS = 50;

interface Asked {
  /** What the voucher holds. */
  valueCents: number;
  /** What the order's books cost: nothing else is paid with it. */
  booksCents: number;
  totalCents: number;
}

/**
 * What a state voucher pays of an order, in cents: its books at most, and so that what is left is nothing or can be
 * paid on the provider's page.
 */
export function stateVoucherCents({ valueCents, booksCents, totalCents }: Asked): number {
  const most = Math.min(valueCents, booksCents, totalCents);
  const rest = totalCents - most;
  if (rest === 0 || rest >= LEAST_ON_PAGE_CENTS) return most;
  return Math.max(0, totalCents - LEAST_ON_PAGE_CENTS);
}
