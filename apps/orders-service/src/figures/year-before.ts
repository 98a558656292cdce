import type { FigurePeriod } from '@zaino/contracts/orders';

/** The same days a year earlier; 29 February is then the 28th. */
export function yearBefore({ from, to }: FigurePeriod): FigurePeriod {
  return { from: dayBefore(from), to: dayBefore(to) };
}

function dayBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1);
  const rest = day.slice(4);
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}
