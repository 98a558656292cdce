import { formatEuro } from '@zaino/rules/money';

/** What a way to get the order costs. */
export function orFree(euro: number): string {
  return euro === 0 ? 'Gratis' : formatEuro(euro);
}
