interface Days {
  from: string;
  to: string;
}

/** The same days (`2026-09-14`) a year earlier, both counted. */
export function yearBefore({ from, to }: Days): Days {
  return { from: dayOfYearBefore(from), to: dayOfYearBefore(to) };
}

/** The same day a year earlier; 29 February is then the 28th. */
export function dayOfYearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1);
  const rest = day.slice(4);
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}
