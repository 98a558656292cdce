import { formatEuro, toEuro } from '@zaino/rules/money';

/** `1.024,50 €` of cents. */
export function euro(cents: number): string {
  return formatEuro(toEuro(cents));
}
