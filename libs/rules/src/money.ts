const CENTS_PER_EURO = 100;

const euroFormat = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});

const amountFormat = new Intl.NumberFormat('it-IT', {
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

/**
 * Euro as people write them: `19,90`, `19.9`, `1.019,90 €`. Null for what is no such amount, and for what could be
 * thousands as well as thousandths of a euro (`1.234`).
 */
export function readEuro(text: string): number | null {
  const plain = text.replace(/[\s€]/g, '');
  const ungrouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain) ? plain.replaceAll('.', '') : plain;
  return /^\d{1,9}([.,]\d{1,2})?$/.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : null;
}
