import type { Quote } from '@zaino/contracts/orders';

/** How long after the last expected day it is waited at first, in days. */
const PATIENCE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days later, both as `2026-09-14`. */
function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last day on which something that has to come is expected; null where all is there. */
export function lastExpected(lines: Quote['lines']): string | null {
  const days = lines.filter(({ isOrdered }) => isOrdered).map(({ expected }) => expected.to);
  return days.reduce<string | null>(
    (last, day) => (last === null || day > last ? day : last),
    null,
  );
}

/** Before `first` a cancellation would come before the book could; `proposed` leaves some days more. */
export function cancelDates(expected: string): { first: string; proposed: string } {
  return { first: daysLater(expected, 1), proposed: daysLater(expected, PATIENCE_DAYS) };
}
