/** Dearest book that is believed, in cents. */
const HIGHEST_PRICE = 1_000_000;

/**
 * Cents of a price written `12,50`; null where the ministry reports none (`,00`, `ND`, `#######`),
 * undefined where the text is no price at all.
 */
export function readPrice(text: string): number | null | undefined {
  const price = text.trim();
  if (price === '' || price === 'ND' || /^#+$/.test(price)) return null;
  const match = /^(\d{0,6})(?:[.,](\d{1,2}))?$/.exec(price);
  if (match === null) return undefined;
  const cents = Number(match[1] ?? 0) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (cents > HIGHEST_PRICE) return undefined;
  return cents === 0 ? null : cents;
}
