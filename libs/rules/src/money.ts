const CENTS_PER_EURO = 100;

const euroFormat = /* @__PURE__ */ new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});

const amountFormat = /* @__PURE__ */ new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/**
 * Euro to whole cents. Half a cent rounds away from zero, and it is the amount as written that counts:
 * 1.005 euro is 101 cents although its binary value lies just below.
 * Throws a RangeError when the amount is not a finite number.
 */
export function toCents(euro: number): number {
  if (!Number.isFinite(euro)) throw new RangeError(`Not an amount of money: ${euro}`);
  const cents = Math.round(Number((Math.abs(euro) * CENTS_PER_EURO).toPrecision(15)));
  return euro < 0 && cents > 0 ? -cents : cents;
}

/** Whole cents to euro with at most two decimals. */
export function toEuro(cents: number): number {
  return cents / CENTS_PER_EURO;
}

/** `19,90 €`: Italian grouping, two decimals, a no-break space before the sign. */
export function formatEuro(euro: number): string {
  return euroFormat.format(toEuro(toCents(euro)));
}

/** `19,90`: as `formatEuro`, for sentences that place the sign themselves. */
export function formatAmount(euro: number): string {
  return amountFormat.format(toEuro(toCents(euro)));
}
