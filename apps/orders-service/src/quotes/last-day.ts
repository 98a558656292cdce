import type { PricedLine } from './priced-line';

/** The last day on which something of it should be with the customer, or ready in the shop; null where there is nothing. */
export function lastDayOf(
  lines: readonly Pick<PricedLine, 'pieces' | 'expected'>[],
): string | null {
  const days = lines.flatMap(({ pieces, expected }) => (pieces > 0 ? expected.to : []));
  return days.toSorted().at(-1) ?? null;
}
